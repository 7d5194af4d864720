import { isSecretName, maskBody, masked, maskKnown, maskPath } from './mask.ts';

/** Entries beyond this number push the oldest out. */
export const journalLimit = 500;

const bodyLimit = 4_000;

/** One call that reached the sandbox, with every secret already masked. */
export interface JournalEntry {
  /** ISO 8601. */
  readonly at: string;
  /** A brand, or `home` for the sandbox's own port. */
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  /** 0 when a fault broke the connection before any answer, or let the call wait for one. */
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A call as it came in, before masking. */
export interface RawCall extends Omit<JournalEntry, 'body'> {
  readonly body: string;
}

export interface Journal {
  record(call: RawCall): void;
  /** Newest first. */
  entries(): readonly JournalEntry[];
  clear(): void;
}

const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isSecretName(name) ? masked : value]),
  );

/**
 * Makes the journal. Secrets are masked by the name of their field and, since they may turn up anywhere,
 * by their value too: `knownSecrets` lists the live sessions and the demo passwords. `log` gets one line a call.
 */
export const makeJournal = (
  knownSecrets: () => readonly string[],
  log: (line: string) => void = () => undefined,
): Journal => {
  const entries: JournalEntry[] = [];
  return {
    record: ({ body, ...call }) => {
      const content = maskBody(body);
      const shown = {
        ...call,
        path: maskPath(call.path),
        headers: maskHeaders(call.headers),
        ...(content === undefined ? {} : { body: JSON.stringify(content).slice(0, bodyLimit) }),
      };
      const clean: JournalEntry = JSON.parse(maskKnown(JSON.stringify(shown), knownSecrets()));
      entries.unshift({ ...clean, ...(clean.body === undefined ? {} : { body: readable(clean.body) }) });
      entries.length = Math.min(entries.length, journalLimit);
      log(`${clean.brand} ${clean.method} ${clean.path} ${clean.status} ${clean.ms} ms`);
    },
    entries: () => [...entries],
    clear: () => {
      entries.length = 0;
    },
  };
};

/** The body as JSON again, or as the text that is left of it when it was too long. */
const readable = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};
