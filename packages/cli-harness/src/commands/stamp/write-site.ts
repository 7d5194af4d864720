import { cp, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ResultAsync } from 'neverthrow';
import { RENDERER_FOLDER, type Stamped } from '../../renderer.ts';
import { keepFiles } from '../../server/keep-files.ts';
import type { Serving } from '../../server/serving.ts';
import { parseJson } from '../../terminal/json-text.ts';

/** The file that says which document answers which address. */
const RULE_FILE = 'stamp.json';

/** Of a built site: the renderer, and the page of prices that the sandbox shows. */
const UNSERVED: readonly string[] = [RENDERER_FOLDER, 'trader'];

const ARTWORK = ['mark', 'logo', 'panel'];

/** The brand whose name the artwork of a built site has, as the title of its panel. */
export const nameInArtwork = (site: string, brand: string): Promise<string | undefined> =>
  readFile(join(site, 'assets', 'brands', brand, 'panel.svg'), 'utf8').then(
    (svg) => /<title>([^<]+)<\/title>/.exec(svg)?.[1],
    () => undefined,
  );

/** What a finished site consists of. */
export interface FinishedSite extends Stamped {
  /** The folder of the built site. */
  readonly site: string;
  readonly out: string;
  /** The text of the configuration. */
  readonly configuration: string;
  /** The folder of the brand's own artwork. */
  readonly artwork: string | undefined;
  /** How long the files of earlier builds stay, in milliseconds. */
  readonly keep: number;
  /** How the site will be served. Undefined if files for a server were not asked for. */
  readonly serving: Serving | undefined;
}

/** Whether a folder may be replaced: it is missing, empty, or was written by this command. */
async function isReplaceable(out: string): Promise<boolean> {
  const entries = await readdir(out).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : ['?'],
  );
  if (entries.length === 0) return true;
  const text = await readFile(join(out, RULE_FILE), 'utf8').catch(() => '');
  return parseJson(text).match(isRule, () => false);
}

const isRule = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  ['brand', 'headers', 'documents'].every((name) => name in value);

/** The path without links, as far as it exists. */
async function realPath(path: string): Promise<string> {
  const parent = dirname(path);
  return realpath(path).catch(async () =>
    parent === path ? path : join(await realPath(parent), basename(path)),
  );
}

const holds = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

/** Why a folder must not be replaced, as the end of a sentence. Null if it may be. `kept` is what must not go with it. */
export async function objectionTo(
  out: string,
  site: string,
  kept: readonly string[],
): Promise<string | null> {
  if (!(await isReplaceable(out))) return 'holds files that this command did not write.';
  const [target, built, ...others] = await Promise.all([
    realPath(out),
    realPath(site),
    ...kept.map(realPath),
  ]);
  const isTaken = holds(built, target) || [built, ...others].some((path) => holds(target, path));
  return isTaken ? 'holds what this command reads, or is in the built site.' : null;
}

async function write(given: FinishedSite, out: string): Promise<void> {
  const { site, brand, configuration, headers, documents, artwork, serving } = given;
  await cp(site, out, {
    recursive: true,
    // A server takes a compressed twin that is older than its file for an outdated one.
    preserveTimestamps: true,
    filter: (source) => !UNSERVED.includes(relative(site, source).split(sep)[0] ?? ''),
  });
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  };
  await put(join('configs', 'config.json'), configuration);
  for (const name of artwork === undefined ? [] : ARTWORK) {
    const file = join('assets', 'brands', brand, `${name}.svg`);
    await put(file, await readFile(join(String(artwork), `${name}.svg`), 'utf8'));
    // They are those of the artwork that came with the build.
    for (const twin of ['br', 'gz']) await rm(join(out, `${file}.${twin}`), { force: true });
  }
  // All at once: compressing takes longest, and this way it uses every core.
  const twins = await Promise.all(documents.map(({ html }) => serving && compress(html)));
  const rule: { path: string; lang: string; file: string }[] = [];
  for (const [index, { html, addresses }] of documents.entries()) {
    const file = `documents/${index}.html`;
    await put(file, html);
    await putTwins(join(out, file), twins[index]);
    for (const [path, langs] of Object.entries(addresses)) {
      rule.push(...langs.map((lang) => ({ path, lang, file })));
      // For servers that cannot choose by `lang`: the document corrects itself in the browser.
      if (langs.includes('') && (serving === undefined || path === '/'))
        await put(join(path, 'index.html'), html);
    }
  }
  if (serving !== undefined)
    await putTwins(join(out, 'index.html'), await compress(await readFile(join(out, 'index.html'), 'utf8')));
  const kept = await keepFiles(given.out, out, given.keep);
  await put(
    RULE_FILE,
    `${JSON.stringify({ format: 1, brand, serving, headers, documents: rule, kept }, null, 2)}\n`,
  );
}

/** Writes the site beside its folder first, so that a server finds a whole one at any time. */
async function replace(given: FinishedSite): Promise<void> {
  const [fresh, old] = [`${given.out}.${process.pid}.new`, `${given.out}.${process.pid}.old`];
  try {
    await write(given, fresh);
    await rename(given.out, old).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? undefined : Promise.reject(error),
    );
    await rename(fresh, given.out);
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Writes a finished site. The error is the reason of the file system. */
export const writeSite = (given: FinishedSite): ResultAsync<void, string> =>
  ResultAsync.fromPromise(replace(given), (reason) => (reason as NodeJS.ErrnoException).code ?? 'unknown');

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A text, compressed in the two ways that a server sends. */
interface Twins {
  readonly br: Buffer;
  readonly gz: Buffer;
}

async function compress(text: string): Promise<Twins> {
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    gzipped(text, { level: 9 }),
  ]);
  return { br, gz };
}

/** Writes the compressed twins of a text file beside it, which a server sends in its place. */
async function putTwins(file: string, twins: Twins | undefined): Promise<void> {
  if (twins !== undefined)
    await Promise.all([writeFile(`${file}.br`, twins.br), writeFile(`${file}.gz`, twins.gz)]);
}
