import type { ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';
import { alreadySent } from '../http/send-directly.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { Pipe } from './carrier.ts';
import { bind, type Connected, create } from './connect.ts';
import { control } from './control.ts';
import { STREAM_PATH } from './over-web-socket.ts';
import type { StreamServer } from './stream-server.ts';
import { readParameters, readRequests, type TlcpRequest } from './tlcp.ts';

const LONGEST_ANSWER = 4_000_000;

/** Pages of the allowed origins may read the answers. The vendor's client may send cookies along. */
function share(outgoing: ServerResponse, origin: string | undefined, allowed: ReadonlySet<string>): void {
  outgoing.setHeader('vary', 'Origin');
  if (origin === undefined || !allowed.has(origin)) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
}

function begin(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.flushHeaders();
}

/** The parameters of the address and of the first line of the body. */
async function requestOf(c: Context<ServerEnv>): Promise<TlcpRequest> {
  const body = await c.req.text();
  return new Map([...readParameters(new URL(c.req.url).search.slice(1)), ...(readRequests(body)[0] ?? [])]);
}

/** Answers with the lines of a session, until the answer is long enough or the session ends it. */
async function stream(
  c: Context<ServerEnv>,
  server: StreamServer,
  connect: typeof create,
): Promise<Response> {
  const { outgoing } = c.env;
  const request = await requestOf(c);
  const limit = Math.min(
    Number(request.get('LS_content_length') ?? LONGEST_ANSWER) || LONGEST_ANSWER,
    LONGEST_ANSWER,
  );
  let length = 0;
  let connected: Connected | undefined;
  const pipe: Pipe = {
    send: (text) => {
      if (outgoing.destroyed || outgoing.writableEnded) return;
      outgoing.write(text);
      length += text.length;
      if (length >= limit) connected?.session.loop();
    },
    close: () => outgoing.end(),
    destroy: () => outgoing.destroy(),
  };
  begin(outgoing);
  const stopListening = server.onBreak(pipe.destroy);
  outgoing.once('close', () => {
    stopListening();
    connected?.session.unbind(connected.carrier);
  });
  connected = connect(server, pipe, request);
  return alreadySent;
}

async function controls(c: Context<ServerEnv>, server: StreamServer): Promise<Response> {
  const { outgoing } = c.env;
  const common = readParameters(new URL(c.req.url).search.slice(1));
  const answers = readRequests(await c.req.text()).map((own) => {
    const request = new Map([...common, ...own]);
    return control(server, server.find(request.get('LS_session')), request);
  });
  begin(outgoing);
  if (server.faults.find('silence') === undefined) {
    outgoing.end(answers.map(({ line }) => `${line}\r\n`).join(''));
  }
  for (const { follow } of answers) follow?.();
  return alreadySent;
}

/** Adds the HTTP side of the streaming server. */
export function addStream(app: Hono<ServerEnv>, server: StreamServer, allowed: ReadonlySet<string>): void {
  app.use(`${STREAM_PATH}/*`, async (c, next) => {
    if (server.faults.take('gone') !== undefined) {
      c.env.outgoing.destroy();
      return alreadySent;
    }
    share(c.env.outgoing, c.req.header('origin'), allowed);
    return next();
  });
  app.post(`${STREAM_PATH}/create_session.txt`, (c) => stream(c, server, create));
  app.post(`${STREAM_PATH}/bind_session.txt`, (c) => stream(c, server, bind));
  app.post(`${STREAM_PATH}/control.txt`, (c) => controls(c, server));
  app.post(`${STREAM_PATH}/heartbeat.txt`, (c) => {
    begin(c.env.outgoing);
    c.env.outgoing.end('REQOK,0\r\n');
    return alreadySent;
  });
}
