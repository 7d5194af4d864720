import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire, not decompressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** The `Link` headers of 103 Early Hints that came before it. */
  readonly hints: readonly string[];
  /** Whether it came over a connection that had been used before. */
  readonly isReused: boolean;
}

/** Asks without the headers that `fetch` adds, and without its decompression. */
export const rawGet = (
  address: string,
  headers: OutgoingHttpHeaders = {},
  { method = 'GET', agent = new Agent() }: { readonly method?: string; readonly agent?: Agent } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const hints: string[] = [];
    const call = request(address, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          hints,
          isReused: call.reusedSocket,
        }),
      );
    });
    call.on('information', ({ headers: early }) => hints.push(String(early.link)));
    call.on('error', reject).end();
  });
