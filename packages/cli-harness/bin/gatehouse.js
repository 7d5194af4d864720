#!/usr/bin/env node
// Committed, so that npm links the command before anything is built; the built code is in dist.
import { existsSync } from 'node:fs';

const OLDEST_NODE = 20;
const main = new URL('../dist/main.js', import.meta.url);

function fail(sentence, code) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`gatehouse needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}.`, 3);
} else if (!existsSync(main)) {
  fail('gatehouse is not built yet. Run "npm run build" in the folder of the repository.', 70);
} else {
  await import(main.href);
}
