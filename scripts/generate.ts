// Rewrites the generated files: runs all programs in scripts/generate in one process, from source.
import { globSync } from 'node:fs';
import { node, root } from './lib/command.ts';

const programs = globSync('scripts/generate/*.ts', { cwd: root }).sort();
const all = programs.map((program) => `await import('./${program.replaceAll('\\', '/')}');`).join('\n');
const { code } = await node(
  [
    '--conditions=@gatehouse-login/source',
    '--input-type=module',
    '--eval',
    all,
    '--',
    ...process.argv.slice(2),
  ],
  { show: true },
);
process.exitCode = code;
