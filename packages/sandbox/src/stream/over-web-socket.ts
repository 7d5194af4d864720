import { type WebSocket, WebSocketServer } from 'ws';
import type { Upgrade } from '../http/listen.ts';
import type { Pipe } from './carrier.ts';
import { bind, type Connected, create } from './connect.ts';
import { control } from './control.ts';
import type { StreamServer } from './stream-server.ts';
import { readRequests } from './tlcp.ts';

/** The path of the streaming server, below the address in the configuration. */
export const STREAM_PATH = '/lightstreamer';

const PROTOCOL = 'TLCP-2.5.0.lightstreamer.com';
const LONGEST_MESSAGE = 65_536;

function serve(server: StreamServer, socket: WebSocket): void {
  let connected: Connected | undefined;
  const pipe: Pipe = {
    send: (text) => socket.send(text),
    close: () => undefined,
    destroy: () => socket.terminate(),
  };
  const ending: Pipe = { ...pipe, close: () => socket.close() };
  function run(operation: string, body: string): void {
    for (const request of readRequests(body)) {
      if (operation === 'create_session') connected = create(server, pipe, request);
      else if (operation === 'bind_session') {
        connected = bind(server, pipe, request, connected?.session);
      } else if (operation === 'control') {
        const session = server.find(request.get('LS_session') ?? connected?.session.id);
        const closes = request.get('LS_close_socket') === 'true';
        const { line, follow } = control(server, session, request);
        if (server.faults.find('silence') === undefined) socket.send(`${line}\r\n`);
        follow?.();
        if (closes) ending.close();
      }
    }
  }
  socket.on('message', (data) => {
    const text = String(data);
    const at = text.indexOf('\r\n');
    const operation = at === -1 ? text : text.slice(0, at);
    if (operation === 'wsok') {
      if (server.faults.find('silence') === undefined) socket.send('WSOK\r\n');
    } else run(operation, at === -1 ? '' : text.slice(at + 2));
  });
  socket.on('error', () => socket.terminate());
  const stopListening = server.onBreak(() => socket.terminate());
  socket.on('close', () => {
    stopListening();
    connected?.session.unbind(connected.carrier);
  });
}

const isHere = (address: string | undefined): boolean => (address ?? '').split('?')[0] === STREAM_PATH;

/** Makes the WebSocket side of the streaming server. Programs may connect, and the pages of these origins. */
export function makeUpgrade(server: StreamServer, allowed: ReadonlySet<string>): Upgrade {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  server.closing.addEventListener('abort', () => {
    for (const socket of sockets.clients) socket.terminate();
  });
  return (request, socket, head) => {
    const { origin } = request.headers;
    const isAllowed = origin === undefined || allowed.has(origin);
    if (!isHere(request.url) || !isAllowed || server.faults.take('gone') !== undefined) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => serve(server, opened));
  };
}
