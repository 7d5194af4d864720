import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The body, decoded. */
  readonly text: string;
}

/** What to ask for. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Asks a server on this machine for a path, with exactly these headers: `fetch` adds some, and decodes. */
export async function rawRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  call.end(body);
  const [answer] = await once(call, 'response');
  const bytes = await buffer(answer);
  const decode = DECODERS[answer.headers['content-encoding'] ?? ''];
  const whole =
    method === 'HEAD' || answer.statusCode !== 200 || decode === undefined ? bytes : decode(bytes);
  return { status: answer.statusCode, headers: answer.headers, bytes, text: whole.toString('utf8') };
}

/** Sends raw bytes. Returns the answer once the server closes the connection or sends nothing for a second. */
export async function rawBytes(port: number, bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 });
  let said = '';
  socket.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  const over = once(socket, 'close').catch(() => undefined);
  socket.on('timeout', () => socket.destroy());
  socket.write(bytes, 'latin1');
  await over;
  return said;
}
