#!/usr/bin/env node
// Committed, so that npm links the command before anything is built; the built code is in dist.
import { existsSync, readFileSync } from 'node:fs';

const OLDEST_NODE = 20;
const main = new URL('../dist/main.js', import.meta.url);
const [first] = process.argv.slice(2);

function fail(sentence, code) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`gatehouse needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}.`, 3);
} else if (first === '--version' || first === '-V') {
  // Nothing has to be loaded for it.
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else if (!existsSync(main)) {
  fail('gatehouse is not built yet. Run "npm run build" in the folder of the repository.', 70);
} else {
  await import(main.href);
}
