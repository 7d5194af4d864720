import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Texts, TranslationFile } from '@gatehouse-login/core';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { artworkIn } from '../documents/artwork.ts';
import { ARTWORK, artworkProblem } from './artwork-problem.ts';
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
  ResultAsync.fromPromise(readFile(resolve(site, file), 'utf8'), () => ({
    file,
    problem: `cannot be read. ${REBUILD}`,
  }));

/** Reads what a built site consists of. `artwork` is the folder of the brand's, in the site or anywhere. */
export function readSite(
  site: string,
  artwork: string,
  translations: readonly TranslationFile[],
): ResultAsync<SiteFiles, StampFault> {
  return read(site, 'index.html').andThen((template) => {
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
    const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1];
    if (entry === undefined || stylesheet === undefined)
      return err({ file: 'index.html', problem: `is not the page of a built site. ${REBUILD}` });
    const texts = ResultAsync.combine(translations.map((name) => readTexts(site, name)));
    const css = read(site, stylesheet.slice(1));
    return ResultAsync.combine([css, readArtwork(site, artwork), texts] as const).map(
      ([css, artwork, texts]) => ({ template, entry, css, artwork, texts: new Map(texts) }),
    );
  });
}

/** Reads the elements of the mark and the logo that the page refers to. All of the artwork is checked. */
function readArtwork(site: string, folder: string): ResultAsync<string, StampFault> {
  const elements = ARTWORK.map((name) => {
    const file = `${folder}/${name}.svg`;
    return read(site, file).andThen((svg) => {
      const problem = artworkProblem(name, svg);
      return problem === null ? ok(name === 'panel' ? '' : artworkIn(svg)) : err({ file, problem });
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
