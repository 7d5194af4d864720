import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@gatehouse-login/core';
import { ResultAsync } from 'neverthrow';
import { importFile } from './import-file.ts';

/** The documents of a brand, and what a server sends with each of them. */
export interface Stamped {
  readonly kind: 'stamped';
  readonly brand: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Each with the addresses that it answers: values of `lang` by path. An empty one stands for none. */
  readonly documents: readonly {
    readonly html: string;
    readonly addresses: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** Renders the documents of a brand, or says why there are none. It was built together with the site. */
export type Stamp = (request: {
  readonly site: string;
  readonly file: unknown;
  readonly origin: string | null;
  readonly artwork?: string | undefined;
  readonly reportUri?: string | undefined;
}) => Promise<
  | Stamped
  | { readonly kind: 'fault'; readonly file: string; readonly field?: string; readonly problem: string }
>;

/** The folder of a built site that holds its renderer. It is not served. */
export const RENDERER_FOLDER = 'stamp';

const rendererOf = (site: string): string => join(site, RENDERER_FOLDER, 'index.js');

/** Whether a built site can be stamped. */
export const canStamp = (site: string): boolean => existsSync(rendererOf(site));

/** The exports of a built site's renderer. */
export interface Renderer {
  readonly stamp: Stamp;
  /** Returns the headers of the documents, without the hashes of inline scripts and styles. */
  readonly documentHeaders: (configuration: Configuration) => Readonly<Record<string, string>>;
}

/** Loads the renderer of a built site. Fails if there is none that works. */
export const loadRenderer = (site: string): ResultAsync<Renderer, unknown> =>
  ResultAsync.fromPromise(importFile(rendererOf(site)) as Promise<Renderer>, (error) => error);
