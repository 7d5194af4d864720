import { createHash } from 'node:crypto';
import { attribute } from './attribute.ts';

/** SHA-256 hashes, in base64, of the inline scripts and styles that a page contains. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hashes of a page without inline blocks. */
export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

function hashOf(content: string): string {
  return createHash('sha256').update(content.replace(/\r\n?/g, '\n'), 'utf8').digest('base64');
}

/** A data block never runs, so it needs no hash. */
const isData = (type: string | undefined): boolean => type !== undefined && /json$/i.test(type.trim());

/** Hashes the inline scripts and styles of a page. Scripts with `src` and blocks of JSON are left out. */
export function inlineHashes(page: string): InlineHashes {
  const blocks = [...page.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis)].map(
    ([, tag = '', attributes = '', content = '']) => ({ tag: tag.toLowerCase(), attributes, content }),
  );
  return {
    scripts: blocks
      .filter(({ tag, attributes }) => tag === 'script' && attribute(attributes, 'src') === undefined)
      .filter(({ attributes }) => !isData(attribute(attributes, 'type')))
      .map(({ content }) => hashOf(content)),
    styles: blocks.filter(({ tag }) => tag === 'style').map(({ content }) => hashOf(content)),
  };
}
