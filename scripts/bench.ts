// Builds what is out of date, then runs the benchmarks in tests/bench, one at a time: those that are named, or all.
// Usage: npm run bench -- [NAME …] [--rounds N]
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { OPTIONS } from '../tests/bench/support/options.ts';
import { buildAll } from './build.ts';
import { isStopping, node, root } from './lib/command.ts';

const names = globSync('tests/bench/*.ts', { cwd: root })
  .map((file) => basename(file, '.ts'))
  .sort();

const read = () => {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length === 0) return { values, wanted: positionals.length > 0 ? positionals : names };
    return `There is no benchmark called ${unknown.join(' or ')}.`;
  } catch (error) {
    // Its second sentence is about arguments that begin with a hyphen.
    return `${String(error instanceof Error ? error.message : error).split('. ')[0]}.`;
  }
};

const words = read();
if (typeof words === 'string') {
  process.stderr.write(`${words} The benchmarks are ${names.join(', ')}; without a name all of them run.\n`);
  process.exitCode = 2;
} else if (await buildAll()) {
  const options = Object.entries(words.values).map(([name, value]) => `--${name}=${value}`);
  for (const name of words.wanted) {
    if (isStopping()) break;
    const { code } = await node([`tests/bench/${name}.ts`, ...options], { show: true });
    if (code !== 0) process.exitCode = code;
  }
} else {
  process.exitCode = 1;
}
