import type { RequestRecord } from '../report/run-report.schema.ts';
import type { Vault } from '../report/vault.ts';
import { type Header, makeRedact } from './redact.ts';

type Fetch = typeof globalThis.fetch;

// More of a body is only counted.
const MOST_KEPT = 1_000_001;

/**
 * Wraps a fetch. Calls `onRecord` with each request and its answer, as soon as the body was read to its end or left
 * behind. `at` is in epoch milliseconds. Records hold no secrets: what carries one by its name is masked, and so is every
 * secret of the vault.
 */
export function recordFetch(fetch: Fetch, vault: Vault, onRecord: (record: RequestRecord) => void): Fetch {
  const redact = makeRedact(vault);
  return async (input, init) => {
    const asked = new Request(input, init);
    const at = Date.now();
    const start = performance.now();
    const bytes = new Uint8Array(await asked.clone().arrayBuffer());
    const headers = redact.headers(asked.headers);
    const type = asked.headers.get('content-type');
    const body = bytes.length === 0 ? null : redact.body(bytes, type, 'request');
    const about = { at, method: asked.method, url: redact.url(asked.url) };
    const sent = bytes.length;
    const since = (): number => Math.round(performance.now() - start);
    const received = (
      wait: number,
      { status, received, ...more }: Pick<RequestRecord, 'status' | 'received' | 'error' | 'statusText'>,
      answer: { readonly headers: Header[]; readonly body: string | null } = { headers: [], body: null },
    ): void => {
      const ms = since();
      const timings = { wait, receive: ms - wait };
      onRecord({
        ...{ ...about, status, ms, timings, sent, received, ...more },
        headers: { sent: headers, received: answer.headers },
        bodies: { sent: body, received: answer.body },
      });
    };
    let answer: Response;
    try {
      answer = await fetch(input, init);
    } catch (error) {
      received(since(), { status: null, received: 0, error: nameOf(error) });
      return Promise.reject(error);
    }
    const wait = since();
    return observed(answer, ({ bytes: read, size, error }) => {
      const { status, statusText, headers: all } = answer;
      // The body first: it names secrets that a header may repeat.
      const content = size === 0 ? null : redact.body(read, all.get('content-type'), 'answer');
      received(
        wait,
        { status, received: size, ...(error !== undefined && { error }), statusText: vault.mask(statusText) },
        { headers: redact.headers(all), body: content },
      );
    });
  };
}

interface ReadBody {
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly error?: string;
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
  const end = (error?: string): void => {
    if (isOver) return;
    isOver = true;
    onEnd({ bytes: Buffer.concat(chunks), size, ...(error !== undefined && { error }) });
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
