import type { Brand, Language, PlatformType, Region } from '@gatehouse-login/core';
import type { CodeSource } from '../secrets/secret-source.ts';
import type { Place } from './source-text.ts';
import type { Do, Step, Visitor } from './step.ts';
import type { Word } from './value.ts';

/** A scenario that can be played: one row of its examples, with its variables filled in. */
export interface Scenario {
  /** Unique among the scenarios of a run. */
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  readonly tags: readonly string[];
  readonly skip: string | null;
  readonly retries: number;
  /** Whether a variable comes from a source that was not asked yet. */
  readonly isPending: boolean;
  /** The site of the file: an address, `sandbox`, or null if the file names none. */
  readonly site: Word | null;
  /** The sites by brand. */
  readonly sites: Readonly<Record<string, Word>>;
  readonly people: ReadonlyMap<string, Visitor>;
  readonly codes: CodeSource | null;
  /** How the built-in sandbox is set up. */
  readonly faults: readonly Do<'set-fault'>[];
  readonly settings: { readonly values: Readonly<Record<string, unknown>>; readonly place: Place } | null;
  readonly steps: readonly Step[];
  /** Where it begins, as far as its file says. */
  readonly brand: Brand | null;
  readonly region: Region | null;
  readonly platform: PlatformType | null;
  readonly language: Language | null;
  readonly redirectUri: string | null;
  readonly state: string | null;
  /** The deadline of each call, in milliseconds. */
  readonly timeout: number | null;
}
