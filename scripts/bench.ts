// Runs each benchmark in tests/bench, one at a time, against the built packages.
import { globSync } from 'node:fs';
import { node, root } from './lib/command.ts';

for (const program of globSync('tests/bench/*.ts', { cwd: root }).sort()) {
  const { code } = await node([program, ...process.argv.slice(2)], { show: true });
  if (code !== 0) process.exitCode = code;
}
