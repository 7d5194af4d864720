// After `npm install`: adds the optional packages of other platforms that a registry mirror may lack, so that
// `npm ci` accepts the lockfile everywhere (docs/decisions/0002-complete-lockfile.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { complete, missingOptionals } from './lib/lockfile.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(complete(lock), null, 2)}\n`);
process.stderr.write(`package-lock.json: ${missing.length} optional packages added\n`);
