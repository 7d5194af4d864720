import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchPage } from './bench-page.ts';

export interface PageServer {
  readonly addressOf: (page: BenchPage) => string;
  readonly stop: () => void;
}

/** Starts the server of the pages. */
export const servePages = async (pages: readonly BenchPage[]): Promise<PageServer> => {
  const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), {
    execArgv: process.execArgv,
  });
  const addresses = await new Promise<Readonly<Record<string, string>>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string>));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server of the pages ended with ${code}.`)));
    child.send({ pages });
  });
  child.removeAllListeners('exit');
  return { addressOf: ({ name }) => addresses[name] ?? '', stop: () => child.disconnect() };
};
