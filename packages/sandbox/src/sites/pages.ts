import { type InlineHashes, inlineHashes } from '../headers/inline-hashes.ts';
import type { Encoding } from '../http/accepted-encodings.ts';
import { encode, LEAST_ENCODED_BYTES } from '../http/encode.ts';
import { hintsOf } from './early-hints.ts';

/** A page, with its hashes, hints and bytes. */
export interface Page {
  readonly hashes: InlineHashes;
  /** The links of its early hints. */
  readonly hints: readonly string[];
  /** Whether it is long enough to be compressed. */
  readonly isEncodable: boolean;
  bytes(encoding: Encoding | undefined): Buffer<ArrayBuffer>;
}

/** Pages by their text. */
export type Pages = (html: string) => Page;

const KEPT_PAGES = 128;

function makePage(html: string): Page {
  const plain = Buffer.from(html, 'utf8');
  const made = new Map<Encoding, Buffer<ArrayBuffer>>();
  return {
    hashes: inlineHashes(html),
    hints: hintsOf(html),
    isEncodable: plain.length >= LEAST_ENCODED_BYTES,
    bytes: (encoding) => {
      if (encoding === undefined) return plain;
      const bytes = made.get(encoding) ?? encode(html, encoding, 'well');
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Makes pages, and keeps the last ones, so that each is hashed and compressed once. */
export function makePages(): Pages {
  const made = new Map<string, Page>();
  return (html) => {
    const page = made.get(html) ?? makePage(html);
    made.delete(html);
    made.set(html, page);
    for (const oldest of [...made.keys()].slice(0, Math.max(0, made.size - KEPT_PAGES))) made.delete(oldest);
    return page;
  };
}
