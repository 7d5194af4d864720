import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import type { Cassette } from '../../journal/cassette.schema.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { say } from '../../report/sentence.ts';
import { inert } from '../../terminal/inert.ts';
import { VERSION } from '../../version.ts';
import { usageError } from '../arguments/usage-error.ts';
import type { Target } from '../site/target.ts';
import type { Attempted } from './attempt.ts';
import type { LoginGiven } from './options.ts';

type Fetch = typeof globalThis.fetch;

/** The journal of a login, and what becomes of it at the end. */
export interface KeptJournal {
  /** Wraps the fetch that reaches the network. */
  readonly through: ((fetch: Fetch) => Fetch) | undefined;
  /** What the journal says about how the login ended. */
  readonly conclude: (attempted: Attempted) => Attempted;
  /** Writes the cassette, if one was asked for. Called after the last request. An ending replaces that of the login. */
  readonly write: (attempted: Attempted) => Promise<Ending | null>;
}

const NONE: KeptJournal = {
  through: undefined,
  conclude: (attempted) => attempted,
  write: async () => null,
};

/** Keeps the journal of a login, if `--verbose`, `--record` or `--replay` ask for it. */
export async function keepJournal(
  given: LoginGiven,
  { address }: Pick<Target, 'address'>,
  cassette: Cassette | null,
  io: Io,
  secrets: Secrets,
): Promise<KeptJournal> {
  const { verbose, record } = given;
  if (!verbose && record === undefined && cassette === null) return NONE;
  const { makeTraffic, writeCassette } = await import('../../journal/traffic.ts');
  const replay = cassette === null ? {} : { replay: { cassette, origin: address.origin } };
  const traffic = makeTraffic({ verbose, ...replay }, io, secrets.vault);
  return {
    through: traffic.through,
    conclude: (attempted) => {
      const missing = traffic.missing();
      return missing === null ? attempted : { ...attempted, ...notRecorded(missing) };
    },
    async write({ username }) {
      if (record === undefined) return null;
      const { cassetteOf, cassettePath } = await import('./cassettes.ts');
      const recorded = cassetteOf(traffic.entries(), { given, address, username }, VERSION);
      const written = await writeCassette(cassettePath(record), recorded, io, secrets);
      if (written.isOk()) return null;
      const message = `The cassette in ${inert(record)} was not written (${written.error}).`;
      return { outcome: 'usage', problem: usageError(message, 'Check the value of --record.') };
    },
  };
}

const notRecorded = (missing: string): Ending => ({
  outcome: 'environment-fault',
  problem: {
    kind: 'not-recorded',
    retryable: false,
    message: missing,
    next: say`Replay with the flags of the recording, or record again.`,
  },
});
