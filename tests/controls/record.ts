import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Proven } from './control.ts';

const RECORD = fileURLToPath(new URL('./proven.json', import.meta.url));

/** Reads which controls the last runs of `npm run test:controls` have proven. */
export const readProven = (): Proven =>
  existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Proven) : {};

export const writeProven = (proven: Proven): void =>
  writeFileSync(RECORD, `${JSON.stringify(proven, null, 2)}\n`);
