import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import { type Cassette, parseCassette } from '../../journal/cassette.schema.ts';
import { makeTraffic, type Traffic, writeCassette } from '../../journal/traffic.ts';
import { say } from '../../report/sentence.ts';
import { inert } from '../../terminal/inert.ts';
import { VERSION } from '../../version.ts';
import { usageError } from '../arguments/usage-error.ts';
import type { Context } from '../command.ts';
import type { RunGiven } from './options.ts';

/** What is done with the requests of a run. */
export interface RunTraffic {
  /** Whether the answers come from cassettes. */
  readonly replays: boolean;
  /** The requests of one attempt. Null if nobody asks for them. */
  readonly open: (id: string, origin: string) => Promise<Result<Traffic | null, Ending>>;
  /** Called after the last request of an attempt. An ending replaces that of the scenario. */
  readonly close: (id: string, origin: string, traffic: Traffic) => Promise<Ending | null>;
}

/** Records the requests of a run, if `--verbose`, `--record`, `--replay` or a report asks for it. */
export function makeRunTraffic(
  { verbose, record, replay }: Pick<RunGiven, 'verbose' | 'record' | 'replay'>,
  isReported: boolean,
  { io, secrets }: Pick<Context, 'io' | 'secrets'>,
): RunTraffic {
  const { vault } = secrets;
  return {
    replays: replay !== undefined,
    async open(id, origin) {
      if (!verbose && !isReported && record === undefined && replay === undefined) return ok(null);
      if (replay === undefined) return ok(makeTraffic({ verbose }, io, vault));
      const cassette = await read(join(replay, fileOf(id)), io.cwd);
      return cassette.map((found) =>
        makeTraffic({ verbose, replay: { cassette: found, origin } }, io, vault),
      );
    },
    async close(id, origin, traffic) {
      const missing = traffic.missing();
      if (missing !== null) return notRecorded(missing);
      if (record === undefined) return null;
      const path = join(record, fileOf(id));
      const written = await writeCassette(path, cassetteOf(traffic, origin), io, secrets);
      return written.isOk() ? null : unwritten(path, written.error);
    },
  };
}

/** The file of a scenario's cassette: its id, as far as file names allow, and what tells it from similar ones. */
const fileOf = (id: string): string =>
  `${id.replace(/[^\p{L}\p{N}.]+/gu, '-').slice(0, 80)}-${createHash('sha256').update(id).digest('hex').slice(0, 6)}.json`;

const cassetteOf = (traffic: Traffic, origin: string): Cassette => ({
  format: 1,
  kind: 'cassette',
  gatehouse: VERSION,
  recordedAt: new Date().toISOString(),
  origin,
  flags: {},
  entries: JSON.parse(JSON.stringify(traffic.entries())),
});

async function read(path: string, cwd: string): Promise<Result<Cassette, Ending>> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch(() => null);
  const cassette = text === null ? err('cannot be read') : parseCassette(text);
  return cassette.mapErr((problem) => ({
    outcome: 'usage',
    problem: usageError(
      `The cassette ${inert(path)} ${problem}.`,
      'Record the scenario again with --record.',
    ),
  }));
}

const notRecorded = (missing: string): Ending => ({
  outcome: 'environment-fault',
  problem: {
    kind: 'not-recorded',
    retryable: false,
    message: missing,
    next: say`Record the scenario again.`,
  },
});

const unwritten = (path: string, reason: string): Ending => ({
  outcome: 'usage',
  problem: usageError(
    `The cassette ${inert(path)} was not written (${reason}).`,
    'Check the value of --record.',
  ),
});
