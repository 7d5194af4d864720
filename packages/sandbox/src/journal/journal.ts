import { type Events, makeEvents } from '../events/events.ts';
import { type Mask, makeMask } from './mask.ts';

/** Entries beyond this number push the oldest out. */
export const journalLimit = 500;

const bodyLimit = 4_000;
/** Bodies beyond this are not kept, only their length: five hundred of them would fill the memory. */
const keptLimit = 32_000;

/** One call that reached the sandbox, with every secret already masked. */
export interface JournalEntry {
  /** Counts the calls, from 1. */
  readonly id: number;
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
  /** What the platform answered, where it was JSON of the sandbox's own. */
  readonly answer?: unknown;
}

/** A call as it came in, before masking. */
export interface RawCall {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  readonly answer?: string | undefined;
}

export interface Journal {
  record(call: RawCall): void;
  /** Newest first. */
  entries(): readonly JournalEntry[];
  readonly subscribe: Events<JournalEntry>['subscribe'];
  clear(): void;
}

const headerTexts = (headers: RawCall['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const kept = (body: string): string =>
  body.length <= keptLimit ? body : JSON.stringify(`(${body.length} characters)`);

/** A body as JSON with its secrets masked, or the beginning of it as text when it is long. */
const shownBody = (mask: Mask, body: string): unknown => {
  const content = mask.body(body);
  if (content === undefined) return undefined;
  const text = JSON.stringify(content);
  return text.length <= bodyLimit ? content : `${text.slice(0, bodyLimit)}…`;
};

const entryOf = (id: number, call: RawCall, mask: Mask): JournalEntry => {
  const { at, brand, method, status, ms } = call;
  const body = shownBody(mask, call.body);
  const answer = call.answer === undefined ? undefined : shownBody(mask, call.answer);
  return {
    id,
    at: new Date(at).toISOString(),
    brand,
    method,
    path: mask.path(call.path),
    status,
    ms,
    headers: mask.fields(headerTexts(call.headers)),
    ...(body === undefined ? {} : { body }),
    ...(answer === undefined ? {} : { answer }),
  };
};

type Slot = () => JournalEntry;

/** Masking costs more than the call itself, so it is done when somebody looks, and once. */
const lazily = (make: () => JournalEntry): Slot => {
  let made: JournalEntry | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * Makes the journal. Secrets are masked by the name of their field and, since they may turn up anywhere,
 * by their value too: `passwords` lists those that anybody has. `log` gets one line a call.
 */
export const makeJournal = (passwords: () => readonly string[], log?: (line: string) => void): Journal => {
  const slots: (Slot | undefined)[] = [];
  const events = makeEvents<JournalEntry>();
  let listeners = 0;
  let count = 0;
  let mask = makeMask([]);
  let size = 0;
  const currentMask = (): Mask => {
    const known = passwords();
    if (known.length !== size) mask = makeMask(known);
    size = known.length;
    return mask;
  };
  return {
    record: (raw) => {
      const call = {
        ...raw,
        body: kept(raw.body),
        answer: raw.answer === undefined ? undefined : kept(raw.answer),
      };
      count += 1;
      const id = count;
      const slot = lazily(() => entryOf(id, call, currentMask()));
      slots[(id - 1) % journalLimit] = slot;
      if (listeners > 0) events.emit(slot());
      if (log === undefined) return;
      const { brand, method, path, status, ms } = slot();
      log(`${brand} ${method} ${path} ${status} ${ms} ms`);
    },
    entries: () =>
      slots.flatMap((slot) => (slot === undefined ? [] : [slot()])).sort((left, right) => right.id - left.id),
    subscribe: (listener) => {
      listeners += 1;
      const stop = events.subscribe(listener);
      return () => {
        listeners -= 1;
        stop();
      };
    },
    clear: () => {
      slots.length = 0;
      count = 0;
    },
  };
};
