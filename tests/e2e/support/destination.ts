import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A place that a login leads to, and what it saw of the browser. */
export interface Destination {
  readonly origin: string;
  /** How many connections were opened. */
  connections(): number;
  /** For each request, whether it came over the first connection. */
  readonly requests: boolean[];
  close(): void;
}

/** Starts a destination on a free port. */
export const startDestination = (): Promise<Destination> =>
  new Promise((resolve) => {
    const sockets: Socket[] = [];
    const requests: boolean[] = [];
    const server = createServer((request, response) => {
      requests.push(request.socket === sockets[0]);
      response.setHeader('content-type', 'text/html').end('<title>There</title>');
    });
    server.on('connection', (socket) => sockets.push(socket));
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://localhost:${(server.address() as AddressInfo).port}`,
        connections: () => sockets.length,
        requests,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
