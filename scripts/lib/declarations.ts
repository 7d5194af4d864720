import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, tool } from './command.ts';
import { folderOf } from './packages.ts';

const SPECIFIER = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(['"])/g;

/** Makes declarations name built files. TypeScript 7 writes them with the names of source files. */
export const rewrite = (text: string, extension: '.js' | '.cjs'): string =>
  text.replace(SPECIFIER, (_, start: string, quote: string) => `${start}${extension}${quote}`);

/** Writes a library's `.d.ts` files, and `.d.cts` copies for CommonJS, to its `dist`. */
export const writeDeclarations = async (name: string): Promise<{ code: number; output: string }> => {
  const folder = folderOf(name);
  const dist = join(folder, 'dist');
  // Without the condition "@gatehouse-login/source", the other packages are read through
  // their built declarations.
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--customConditions', 'null'];
  const places = ['--rootDir', join(folder, 'src'), '--outDir', dist];
  const outcome = await node([tool('typescript', 'tsc'), '-p', folder, ...emit, ...places]);
  if (outcome.code !== 0) return outcome;
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), rewrite(text, '.js'));
    writeFileSync(join(dist, file.replace(/\.d\.ts$/, '.d.cts')), rewrite(text, '.cjs'));
  }
  return outcome;
};
