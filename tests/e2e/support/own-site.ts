// A site as somebody else would put it up: a static server with a fallback, and an API that follows section 7 of the
// specification. It shares no code with the sandbox.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfiguration } from '@gatehouse-login/core';
import { documentHeaders } from '@gatehouse-login/web-react/documents';

const SITE = fileURLToPath(new URL('../../../packages/web-react/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A call that reached the API. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Answers a call by its path below the API's base. Undefined is a 404. */
export type Api = (call: ApiCall) => object | undefined;

/** A server on a port of this machine. */
export interface OwnServer {
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  readonly calls: ApiCall[];
  /** Breaks all connections and takes no new ones. */
  unplug(): Promise<void>;
  /** Listens at the same port again. */
  plug(): Promise<void>;
}

export interface OwnSite extends OwnServer {
  /** Files that replace those of the build, or come in addition, by path. */
  readonly files: Map<string, string>;
}

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

async function serve(handle: Handle): Promise<OwnServer & { readonly calls: ApiCall[] }> {
  const asked: string[] = [];
  const calls: ApiCall[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    asked.push(pathname);
    handle(request, response, pathname).catch(() => response.destroy());
  });
  server.on('connection', (socket) => sockets.add(socket));
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    calls,
    plug: () => listen(port),
    unplug: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? undefined : JSON.parse(text);
};

/** Answers calls below `base`. Pages of `allowed`, another origin, may read the answers. */
const handleApi =
  (base: string, api: Api, calls: ApiCall[], allowed?: string): Handle =>
  async (request, response, path) => {
    if (allowed !== undefined) {
      response.setHeader('access-control-allow-origin', allowed);
      response.setHeader('access-control-allow-headers', 'content-type, username, session');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { method = '', headers } = request;
    const call = { method, path: path.slice(base.length), headers, body: await bodyOf(request) };
    calls.push(call);
    const answer = api(call);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  };

/** Starts an API on an origin of its own, for the pages of another one. */
export async function startOwnApi(base: string, api: Api, allowed: () => string): Promise<OwnServer> {
  const calls: ApiCall[] = [];
  const server = await serve((request, response, path) =>
    handleApi(base, api, calls, allowed())(request, response, path),
  );
  return { ...server, calls };
}

/** Starts a site with a configuration, and an API at one of its own paths. */
export async function startOwnSite(
  configurationOf: (origin: string) => object,
  { base = '/api', api = () => undefined }: { readonly base?: string; readonly api?: Api } = {},
): Promise<OwnSite> {
  const files = new Map<string, string>();
  const calls: ApiCall[] = [];
  const server = await serve(async (request, response, path) => {
    if (path.startsWith(`${base}/`)) return handleApi(base, api, calls)(request, response, path);
    const own = files.get(path);
    const file = own ?? (await readFile(join(SITE, path)).catch(() => undefined));
    const isFile = file !== undefined && extname(path) !== '';
    if (path.startsWith('/assets/') && !isFile) return void response.writeHead(404).end();
    if (isFile)
      return void response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? '', 'cache-control': 'no-cache' })
        .end(file);
    const page = own ?? (await readFile(join(SITE, 'index.html')));
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    const configuration = parseConfiguration(configurationOf(server.origin), { origin: server.origin });
    response.writeHead(200, { ...headers, ...documentHeaders(configuration._unsafeUnwrap()) }).end(page);
  });
  files.set('/configs/config.json', JSON.stringify(configurationOf(server.origin)));
  return { ...server, calls, files };
}
