// Run this after `npm install`. It adds the optional packages for other platforms that the registry in use
// lacks, so that `npm ci` accepts the lockfile everywhere, and the hashes that the registry has
// (docs/decisions/0002-complete-lockfile.md).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complete, missingOptionals, parentsOfHashless, withHashesOf, withoutHash } from './lib/lockfile.mjs';
import { npm } from './lib/toolchain.mjs';

const file = new URL('../package-lock.json', import.meta.url);

/** Lets npm lock these packages (`name@version`) in a temporary folder, and returns that lockfile. */
const lockFor = (packages) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-lockfile-'));
  const dependencies = Object.fromEntries(packages.map((each, at) => [`package-${at}`, `npm:${each}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const isLocked = npm(process.execPath, ['install', '--package-lock-only', '--ignore-scripts'], folder);
  const lock = isLocked
    ? JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    : { packages: {} };
  rmSync(folder, { recursive: true });
  return lock;
};

const lock = JSON.parse(readFileSync(file, 'utf8'));
const whole = complete(lock);
const hashed = withHashesOf(whole, lockFor(parentsOfHashless(whole)));
const text = `${JSON.stringify(hashed, null, 2)}\n`;
if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);

const left = withoutHash(hashed).length;
process.stderr.write(
  `package-lock.json: ${missingOptionals(lock).length} optional packages added, ` +
    `${withoutHash(whole).length - left} hashes added, ${left} packages left without one\n`,
);
