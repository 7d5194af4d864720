import type { Vault } from '../report/vault.ts';
import type { Answer, JournalEntry, Message } from './entry.ts';
import { makeRedact } from './redact.ts';

type Fetch = typeof globalThis.fetch;

// More of a body is only counted.
const MOST_KEPT = 1_000_001;

/**
 * Wraps a fetch. Calls `onEntry` with each request and its answer, as soon as the body was read to its end or left
 * behind. Entries hold no secrets: what carries one by its name is masked, and so is every secret of the vault.
 */
export function recordFetch(fetch: Fetch, vault: Vault, onEntry: (entry: JournalEntry) => void): Fetch {
  const redact = makeRedact(vault);
  return async (input, init) => {
    const asked = new Request(input, init);
    const startedAt = Date.now();
    const start = performance.now();
    const sent = new Uint8Array(await asked.clone().arrayBuffer());
    const request: Message = {
      headers: redact.headers(asked.headers),
      body: sent.length === 0 ? null : redact.body(sent, asked.headers.get('content-type'), 'request'),
      size: sent.length,
    };
    const about = { startedAt, method: asked.method, url: redact.url(asked.url), request };
    const since = (): number => Math.round(performance.now() - start);
    let answer: Response;
    try {
      answer = await fetch(input, init);
    } catch (error) {
      onEntry({ ...about, answer: null, wait: since(), receive: 0, failure: nameOf(error) });
      return Promise.reject(error);
    }
    const wait = since();
    return observed(answer, ({ bytes, size, failure }) => {
      const { status, statusText, headers } = answer;
      const got: Answer = {
        status,
        statusText: vault.mask(statusText),
        // The body first: it names secrets that a header may repeat.
        body: size === 0 ? null : redact.body(bytes, headers.get('content-type'), 'answer'),
        headers: redact.headers(headers),
        size,
      };
      const whole = failure === undefined ? {} : { failure };
      onEntry({ ...about, answer: got, wait, receive: since() - wait, ...whole });
    });
  };
}

interface ReadBody {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly failure?: string;
}

/** Returns the same answer, and calls `onEnd` when its body was read or left behind. */
function observed(answer: Response, onEnd: (body: ReadBody) => void): Response {
  if (answer.body === null) {
    onEnd({ bytes: new Uint8Array(), size: 0 });
    return answer;
  }
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  const end = (failure?: string): void => {
    if (isOver) return;
    isOver = true;
    onEnd({ bytes: Buffer.concat(chunks), size, ...(failure === undefined ? {} : { failure }) });
  };
  const body = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        // Whoever left the answer behind has closed the stream.
        if (isOver) return;
        if (done) {
          end();
          controller.close();
          return;
        }
        if (size < MOST_KEPT) chunks.push(value);
        size += value.length;
        controller.enqueue(value);
      } catch (error) {
        end(nameOf(error));
        controller.error(error);
      }
    },
    cancel(reason) {
      end('the rest of the answer was not read');
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers, url } = answer;
  const copy = new Response(body, { status, statusText, headers });
  return Object.defineProperty(copy, 'url', { value: url });
}

/** The name of an error, or the code of what caused it. Its message may hold anything. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : error.name;
}
