import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchPage, PageName } from './bench-page.ts';

export interface PageServer {
  readonly addressOf: (page: BenchPage) => string;
  readonly stop: () => void;
}

type Reply = { readonly addresses?: Partial<Record<PageName, string>>; readonly error?: unknown };

/** Starts the server of the pages. */
export const servePages = async (pages: readonly BenchPage[]): Promise<PageServer> => {
  const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), {
    execArgv: process.execArgv,
  });
  const { addresses, error } = await new Promise<Reply>((resolve, reject) => {
    child.once('message', (reply) => resolve(reply as Reply));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server of the pages ended with ${code}.`)));
    child.send({ pages });
  });
  if (addresses === undefined) throw new Error(`The sandbox did not start: ${JSON.stringify(error)}`);
  child.removeAllListeners('exit');
  return { addressOf: ({ name }) => addresses[name] ?? '', stop: () => child.disconnect() };
};
