import { MASK, type Vault } from '../report/vault.ts';
import type { Cassette } from './cassette.schema.ts';
import { type Asked, nearestTo, summaryOf } from './nearest.ts';
import { makeRedact } from './redact.ts';

type Fetch = typeof globalThis.fetch;
type Entry = Cassette['entries'][number];

/** What stands for a secret in a replay. Six characters: it must do for a code, too. */
export const STAND_IN = 'masked';

/** What stands for a password. It satisfies the policy: it must do for a new one, too. */
export const STAND_IN_PASSWORD = 'Masked-0';

/** A fetch that answers from a cassette. */
export interface Replay {
  readonly fetch: Fetch;
  /** The first request that the cassette has no answer to, and the nearest one that it has. Null if there was none. */
  readonly missing: () => string | null;
}

/**
 * Answers requests with what was recorded, in the recorded order. Nothing is sent. `origin` is that of the site in this
 * run: it stands for the origin in the cassette.
 */
export function makeReplay(cassette: Cassette, origin: string, vault: Vault): Replay {
  const redact = makeRedact(vault);
  const used = new Set<Entry>();
  let missing: string | null = null;

  async function askedOf(request: Request): Promise<Asked> {
    const sent = new Uint8Array(await request.arrayBuffer());
    const { url, method } = request;
    const there = new URL(url).origin === origin ? `${cassette.origin}${url.slice(origin.length)}` : url;
    return {
      method,
      url: redact.url(there),
      body: sent.length === 0 ? null : redact.body(sent, request.headers.get('content-type'), 'request'),
    };
  }

  function find(asked: Asked): Entry | undefined {
    const alike = cassette.entries.filter((entry) => isSame(asked, entry));
    // What was read once may be read again.
    return alike.find((entry) => !used.has(entry)) ?? (asked.method === 'GET' ? alike.at(-1) : undefined);
  }

  return {
    missing: () => missing,
    async fetch(input, init) {
      const request = new Request(input, init);
      const asked = await askedOf(request);
      const entry = find(asked);
      if (entry === undefined) {
        missing ??= `The cassette has no answer to ${summaryOf(asked)}. ${nearestTo(asked, cassette.entries)}`;
        return Promise.reject(new TypeError('fetch failed'));
      }
      used.add(entry);
      return entry.answer === null ? failAs(entry.failure, request.signal) : answerOf(entry.answer);
    },
  };
}

const isSame = (asked: Asked, { method, url, request }: Entry): boolean =>
  asked.method === method && asked.url === url && comparable(asked.body) === comparable(request.body);

// Whoever replays may have another version.
const comparable = (body: string | null): string | null =>
  body?.replace(/"appVersion":"[^"]*"/, '"appVersion":""') ?? null;

const OF_TRANSFER: readonly string[] = [
  'connection',
  'content-encoding',
  'content-length',
  'transfer-encoding',
];
const BODILESS: readonly number[] = [204, 205, 304];

function answerOf({ status, statusText, headers: recorded, body }: NonNullable<Entry['answer']>): Response {
  const headers = new Headers();
  for (const [name, value] of recorded) {
    if (!OF_TRANSFER.includes(name.toLowerCase())) headers.append(name, filledIn(value));
  }
  const content = BODILESS.includes(status) || body === null ? null : filledIn(body);
  return new Response(content, { status, statusText, headers });
}

const filledIn = (text: string): string => text.replaceAll(MASK, STAND_IN);

const LATE: readonly string[] = ['AbortError', 'TimeoutError'];

/** Fails as the recorded request did. One that was too slow waits until it is given up again. */
function failAs(failure: string | undefined, signal: AbortSignal): Promise<never> {
  const cause = Object.assign(new Error('replayed'), { code: failure });
  const error = new TypeError('fetch failed', { cause });
  if (failure === undefined || !LATE.includes(failure) || signal.aborted) return Promise.reject(error);
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
