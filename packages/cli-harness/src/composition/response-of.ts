import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

// A Response with one of these must not have a body.
const BODILESS: readonly number[] = [204, 205, 304];

// Reading so much of a body that nobody wants costs less than another connection.
const WORTH_READING = 65_536;

/** Turns an incoming message of Node's http client into a Response. Its body may still be arriving. */
export async function responseOf(answer: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, statusMessage: statusText = '' } = answer;
  const headers = headersOf(answer);
  if (BODILESS.includes(status)) {
    answer.resume();
    return new Response(null, { status, statusText, headers });
  }
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const content = encoding === 'identity' ? answer : await decoded(answer, encoding);
  const isShort = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= WORTH_READING;
  const letGo = (): void => void (isShort ? answer.resume() : answer.destroy());
  return new Response(streamOf(content, letGo), { status, statusText, headers });
}

/** Decompresses the body if the server compressed it although the request asked for no compression. */
async function decoded(answer: IncomingMessage, encoding: string): Promise<Readable> {
  const { createBrotliDecompress, createUnzip } = await import('node:zlib');
  const { pipeline } = await import('node:stream');
  const decoder = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  return pipeline(answer, decoder, () => {});
}

function streamOf(content: Readable, letGo: () => void): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const end = (close: () => void): void => {
        if (isOpen) close();
        isOpen = false;
      };
      content.pause();
      content.on('data', (chunk: Buffer) => {
        if (!isOpen) return;
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) content.pause();
      });
      content.on('end', () => end(() => controller.close()));
      content.on('error', (error) => end(() => controller.error(error)));
      content.on('close', () => end(() => controller.error(new Error('the answer broke off'))));
    },
    pull() {
      content.resume();
    },
    cancel() {
      isOpen = false;
      letGo();
    },
  });
}

// Headers of the same name stay apart: each Set-Cookie is a cookie of its own.
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  }
  return headers;
}
