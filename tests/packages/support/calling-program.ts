import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { entriesOf, type Project } from './project.ts';

const TABLE = fileURLToPath(new URL('./calls/index.ts', import.meta.url));
const PACKAGES = ['@gatehouse-login/core', '@gatehouse-login/adapters-http'];

/**
 * Writes the table of calls into the project, and returns a program that calls every function of core and adapters-http
 * and prints the answers as JSON. A bundler can read it.
 */
export function callingProgram({ folder, packages }: Project, type: 'module' | 'commonjs'): string {
  const file = type === 'module' ? 'calls.mjs' : 'calls.cjs';
  const format = type === 'module' ? 'esm' : 'cjs';
  buildSync({ entryPoints: [TABLE], bundle: true, format, target: 'node20', outfile: join(folder, file) });
  const specifiers = packages
    .filter(({ manifest }) => PACKAGES.includes(manifest.name))
    .flatMap(entriesOf)
    .map(([specifier]) => specifier);
  const loads = specifiers.map((specifier, at) =>
    type === 'module'
      ? `import * as entry${at} from '${specifier}';`
      : `const entry${at} = require('${specifier}');`,
  );
  const calls =
    type === 'module'
      ? `import { CALLS, callAll } from './${file}';`
      : `const { CALLS, callAll } = require('./${file}');`;
  const entries = specifiers.map((specifier, at) => `'${specifier}': entry${at}`).join(', ');
  return [
    ...loads,
    calls,
    `callAll(CALLS, { ${entries} }).then((answers) => console.log(JSON.stringify(answers)));`,
  ].join('\n');
}
