// Rewrites the generated files: runs each program in scripts/generate, from source.
import { globSync } from 'node:fs';
import { node, root } from './lib/command.ts';

for (const program of globSync('scripts/generate/*.ts', { cwd: root }).sort()) {
  const { code } = await node(['--conditions=@gatehouse-login/source', program, ...process.argv.slice(2)], {
    show: true,
  });
  if (code !== 0) process.exitCode = code;
}
