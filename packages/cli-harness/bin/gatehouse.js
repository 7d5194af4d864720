#!/usr/bin/env node
// Committed, so that npm links the command before anything is built; the built code is in dist.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('gatehouse is not built yet. Run "npm run build" in the folder of the repository.\n');
  process.exitCode = 70;
}
