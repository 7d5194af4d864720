import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texts, TranslationFile } from '@gatehouse-login/core';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { artworkIn } from '../documents/artwork.ts';
import type { StampFault } from './stamp-fault.ts';

/** The files of a built site that a document is made of. */
export interface SiteFiles {
  /** `index.html` as it was built. */
  readonly template: string;
  /** The address of the page's script. */
  readonly entry: string;
  readonly css: string;
  /** The brand's mark and logo, as markup. */
  readonly artwork: string;
  readonly texts: ReadonlyMap<TranslationFile, Texts>;
}

const REBUILD = 'Give the folder that npm run build made.';

const read = (site: string, file: string): ResultAsync<string, StampFault> =>
  ResultAsync.fromPromise(readFile(join(site, file), 'utf8'), () => ({
    file,
    problem: `cannot be read. ${REBUILD}`,
  }));

/** Reads what a built site consists of. */
export function readSite(
  site: string,
  brand: string,
  translations: readonly TranslationFile[],
): ResultAsync<SiteFiles, StampFault> {
  return read(site, 'index.html').andThen((template) => {
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
    const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1];
    if (entry === undefined || stylesheet === undefined)
      return err({ file: 'index.html', problem: `is not the page of a built site. ${REBUILD}` });
    const texts = ResultAsync.combine(translations.map((name) => readTexts(site, name)));
    const css = read(site, stylesheet.slice(1));
    return ResultAsync.combine([css, readArtwork(site, brand), texts] as const).map(
      ([css, artwork, texts]) => ({ template, entry, css, artwork, texts: new Map(texts) }),
    );
  });
}

/** Reads the element with an id out of each file: what the page refers to. */
function readArtwork(site: string, brand: string): ResultAsync<string, StampFault> {
  const elements = ['mark', 'logo'].map((name) => {
    const file = `assets/brands/${brand}/${name}.svg`;
    return read(site, file).andThen((text) => {
      const element = artworkIn(text);
      return element === null
        ? err({ file, problem: `holds no element with the id brand-${name}. ${REBUILD}` })
        : ok(element);
    });
  });
  return ResultAsync.combine(elements).map((found) => found.join(''));
}

const parse = Result.fromThrowable((text: string): unknown => JSON.parse(text));

function readTexts(site: string, name: TranslationFile): ResultAsync<[TranslationFile, Texts], StampFault> {
  const file = `assets/i18n/${name}.json`;
  return read(site, file).andThen((text) => {
    const texts = parse(text).unwrapOr(null);
    return typeof texts === 'object' && texts !== null
      ? ok<[TranslationFile, Texts]>([name, texts as Texts])
      : err({ file, problem: `is no JSON object of texts. ${REBUILD}` });
  });
}
