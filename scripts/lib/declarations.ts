import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { node, root, tool } from './command.ts';
import { entriesOf, folderOf } from './packages.ts';

const SPECIFIER = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]*)\.tsx?(['"])/g;

// Packages that have only ES modules. Under `module: node16`, declarations for CommonJS must say so when they import them.
const FROM_ES_MODULE = /^import (?:type )?(\{[^}]*\}) from '(inversify)';/gm;

/** Makes declarations name built files. TypeScript 7 writes them with the names of source files. */
export const rewrite = (text: string, extension: '.js' | '.cjs'): string => {
  const built = text.replace(SPECIFIER, `$1$2${extension}$3`);
  if (extension === '.js') return built;
  return built.replace(FROM_ES_MODULE, (_, names: string, from: string) => {
    const types = names.replaceAll(/\btype /g, '');
    return `import type ${types} from '${from}' with { 'resolution-mode': 'import' };`;
  });
};

/** Writes the declarations of everything that the entries import to a folder of their own. */
const emit = (name: string, outDir: string): Promise<{ code: number; output: string }> => {
  const folder = folderOf(name);
  const config = {
    extends: join(folder, 'tsconfig.json'),
    // Without the condition "@gatehouse-login/source", the other packages are read through their built declarations.
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      customConditions: [],
      rootDir: join(folder, 'src'),
      outDir,
    },
    include: [],
    files: entriesOf(name).map((entry) => join(folder, entry)),
  };
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'tsconfig.json'), JSON.stringify(config));
  return node([tool('typescript', 'tsc'), '-p', outDir, '--singleThreaded']);
};

/**
 * Writes a library's `.d.ts` files, and `.d.cts` copies for CommonJS, to its `dist`: only those that the declarations
 * of its entries import.
 */
export const writeDeclarations = async (name: string): Promise<{ code: number; output: string }> => {
  const made = join(root, '.cache', 'declarations', name);
  rmSync(made, { recursive: true, force: true });
  const outcome = await emit(name, made);
  if (outcome.code !== 0) return outcome;

  const dist = join(folderOf(name), 'dist');
  const modules = new Set(entriesOf(name).map((entry) => entry.replace(/^\.\/src\/(.*)\.ts$/, '$1')));
  // The set grows during the loop.
  for (const each of modules) {
    const text = readFileSync(join(made, `${each}.d.ts`), 'utf8');
    for (const [, , specifier = ''] of text.matchAll(SPECIFIER))
      modules.add(posix.join(posix.dirname(each), specifier));
    mkdirSync(dirname(join(dist, each)), { recursive: true });
    writeFileSync(join(dist, `${each}.d.ts`), rewrite(text, '.js'));
    writeFileSync(join(dist, `${each}.d.cts`), rewrite(text, '.cjs'));
  }
  return outcome;
};
