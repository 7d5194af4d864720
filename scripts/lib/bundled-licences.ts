import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the name and the licence of a package, as its authors wrote it. */
const licenceOf = (folder: string, name: string): string => {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} is bundled, but its folder has no licence.`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/** Writes the licences of all packages in a bundle to a file beside it. MIT and ISC require this. */
export const bundledLicences: Plugin = {
  name: 'bundled-licences',
  setup({ initialOptions: { outdir = 'dist' }, onEnd }) {
    onEnd(({ metafile }) => {
      const found = Object.keys(metafile?.inputs ?? {}).map((input) => PACKAGE.exec(input));
      const folders = new Map(found.flatMap((match) => (match === null ? [] : [[match[1] ?? '', match[0]]])));
      const texts = [...folders].sort().map(([name, folder]) => licenceOf(folder, name));
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, 'THIRD-PARTY-LICENCES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
    });
  },
};
