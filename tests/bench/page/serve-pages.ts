import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchPage } from './bench-page.ts';

/** The address of a page's login by brand. */
export type ServedPage = Readonly<Record<string, string>>;

export interface PageServer {
  /** The address of the login that is compared: a brand without regions. */
  readonly addressOf: (page: BenchPage) => string;
  readonly brandsOf: (page: BenchPage) => ServedPage;
  readonly stop: () => void;
}

/** Starts the server of the pages. */
export const servePages = async (pages: readonly BenchPage[]): Promise<PageServer> => {
  const child = fork(fileURLToPath(new URL('./server-child.ts', import.meta.url)), {
    execArgv: process.execArgv,
  });
  const served = await new Promise<Readonly<Record<string, ServedPage>>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, ServedPage>));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server of the pages ended with ${code}.`)));
    child.send({ pages });
  });
  child.removeAllListeners('exit');
  const brandsOf = ({ name }: BenchPage): ServedPage => served[name] ?? {};
  return { brandsOf, addressOf: (page) => brandsOf(page).whs ?? '', stop: () => child.disconnect() };
};
