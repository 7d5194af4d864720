// Mutation testing: plants small faults in core, one at a time, and counts those that core's unit tests find.
// The threshold applies to each room, so that a good room does not hide a poor one. `npm run test:mutants --
// ROOM …` runs only some rooms, `--incremental` only what changed since the last such run. `--vectors` counts what the
// vectors find alone. docs/mutants.md explains how to read the result.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, tool } from './lib/command.ts';

const CONFIG = 'tests/stryker.config.json';
const REPORT = join(root, 'test-results', 'mutants.json');
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

type Config = { readonly mutate: readonly string[]; readonly thresholds: { readonly break: number } };
type Report = {
  readonly files: Record<string, { readonly mutants: readonly { readonly status: string }[] }>;
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { mutate, thresholds } = read<Config>(join(root, CONFIG));
const VECTORS = '--vectors';
const byVectors = process.argv.includes(VECTORS);
/** The rooms whose rules a backend shares. */
const SHARED = ['password-policy', 'input-restriction', 'redirect', 'digits'];
const known = byVectors ? SHARED : (/\{(.*?)\}/.exec(mutate[0] ?? '')?.[1]?.split(',') ?? []);
const words = process.argv.slice(2).filter((word) => word !== VECTORS);
if (byVectors) process.env['GATEHOUSE_MUTANTS'] = 'vectors';
const asked = words.filter((word) => !word.startsWith('--'));
const rooms = asked.length > 0 ? asked : known;

/** Counts the mutants of one room that were found, and all of them. */
const countOf = (room: string, { files }: Report) => {
  const statuses = Object.entries(files)
    .filter(([name]) => name.startsWith(`packages/core/src/${room}/`))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const found = statuses.filter((status) => FOUND.includes(status)).length;
  return { found, all: found + statuses.filter((status) => MISSED.includes(status)).length };
};

const run = async (): Promise<boolean> => {
  rmSync(REPORT, { force: true });
  const sources = [...rooms.map((room) => `packages/core/src/${room}/**/*.ts`), ...mutate.slice(1)];
  const options = words.filter((word) => word.startsWith('--'));
  const stryker = tool('@stryker-mutator/core', 'stryker');
  const { code } = await node([stryker, 'run', CONFIG, '--mutate', sources.join(','), ...options], {
    show: true,
  });
  if (code !== 0) return false;
  const report = read<Report>(REPORT);
  const verdicts = rooms.map((room) => {
    const { found, all } = countOf(room, report);
    const share = all === 0 ? 0 : (100 * found) / all;
    const head = share < thresholds.break ? 'FAILED' : 'ok';
    console.log(`${head.padEnd(6)} ${room}: ${found} of ${all} found, ${share.toFixed(1)} %`);
    return share >= thresholds.break;
  });
  return verdicts.every(Boolean);
};

const strangers = rooms.filter((room) => !known.includes(room));
if (strangers.length > 0) {
  console.error(`Rooms are ${known.join(', ')}; there is no ${strangers.join(', ')}.`);
  process.exitCode = 2;
} else if (!(await run())) process.exitCode ??= 1;
