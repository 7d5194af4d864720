import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ResultAsync } from 'neverthrow';
import { RENDERER_FOLDER, type StampedDocument } from './renderer.ts';

/** The file that says which document answers which address. */
export const RULE_FILE = 'stamp.json';

/** What a finished site consists of. */
export interface FinishedSite {
  /** The folder of the built site. */
  readonly site: string;
  readonly out: string;
  readonly brand: string;
  /** The text of the configuration. */
  readonly configuration: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly documents: readonly StampedDocument[];
}

/** Whether a folder may be replaced: it is missing, empty, or was written by this command. */
export const isReplaceable = async (out: string): Promise<boolean> => {
  const entries = await readdir(out).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : ['?'],
  );
  return entries.length === 0 || entries.includes(RULE_FILE);
};

const indexOf = (path: string): string => join(path.slice(1), 'index.html');

async function write(given: FinishedSite): Promise<void> {
  const { site, out, brand, configuration, headers, documents } = given;
  await rm(out, { recursive: true, force: true });
  await cp(site, out, {
    recursive: true,
    // A server takes a compressed twin that is older than its file for an outdated one.
    preserveTimestamps: true,
    filter: (source) => relative(site, source).split(sep)[0] !== RENDERER_FOLDER,
  });
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  };
  await put(join('configs', 'config.json'), configuration);
  const rule: { path: string; lang: string; file: string }[] = [];
  for (const [index, { html, addresses }] of documents.entries()) {
    const file = `documents/${index}.html`;
    await put(file, html);
    for (const [path, langs] of Object.entries(addresses)) {
      rule.push(...langs.map((lang) => ({ path, lang, file })));
      // For servers that cannot choose by `lang`: the document corrects itself in the browser.
      if (langs.includes('')) await put(indexOf(path), html);
    }
  }
  await put(RULE_FILE, `${JSON.stringify({ format: 1, brand, headers, documents: rule }, null, 2)}\n`);
}

/** Writes a finished site. The error is the reason of the file system. */
export const writeSite = (given: FinishedSite): ResultAsync<void, string> =>
  ResultAsync.fromPromise(write(given), (reason) => (reason as NodeJS.ErrnoException).code ?? 'unknown');
