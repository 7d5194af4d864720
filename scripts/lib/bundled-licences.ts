import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//;

type Manifest = { readonly name: string; readonly version: string; readonly license: string };

/** The heading of a package in a file of licences. Vite writes the same. */
const headingOf = ({ name, version, license }: Manifest): string => `## ${name} - ${version} (${license})`;
const HEADING = /^## (?<name>\S+) - (?<version>\d\S*) \((?<license>.+)\)$/gm;

/** The packages whose licences a file has: those that are in the bundle beside it. */
export const bundledIn = (licences: string): readonly Manifest[] =>
  [...licences.matchAll(HEADING)].map(({ groups }) => groups as Manifest);

/** Returns the name and the licence of a package, as its authors wrote it. */
const licenceOf = (folder: string): string => {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${folder} is bundled, but has no licence.`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return `${headingOf(manifest)}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/**
 * Writes the licences of all packages in a bundle to a file beside it. MIT and ISC require this, and the release lists them
 * in its SBOM.
 */
export const bundledLicences: Plugin = {
  name: 'bundled-licences',
  setup({ initialOptions: { outdir = 'dist' }, onEnd }) {
    onEnd(({ metafile }) => {
      const found = Object.keys(metafile?.inputs ?? {}).map((input) => PACKAGE.exec(input));
      const folders = new Set(found.flatMap((match) => match ?? []));
      const texts = [...folders].map(licenceOf).sort();
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, 'THIRD-PARTY-LICENCES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
    });
  },
};
