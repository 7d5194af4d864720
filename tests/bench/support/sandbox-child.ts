// Runs one server in its own process: `bare`, or a `sandbox` whose clock the parent advances.
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSandbox } from '@gatehouse-login/sandbox';

/** The part of hono that the bare server needs. */
interface BareApp {
  post(path: string, answer: (c: BareContext) => Promise<Response>): BareApp;
  readonly fetch: (request: Request) => Response | Promise<Response>;
}
interface BareContext {
  readonly req: { json(): Promise<unknown> };
  json(value: unknown): Response;
}
interface BareServer {
  serve(
    options: { fetch: BareApp['fetch']; port: number; hostname: string },
    listening: (at: { port: number }) => void,
  ): void;
}

const heap = (): number => {
  setFlagsFromString('--expose-gc');
  const sweep: unknown = runInNewContext('gc');
  if (typeof sweep === 'function') sweep();
  return process.memoryUsage().heapUsed;
};
const say = (message: object): void => void process.send?.(message);

const startBare = (): void => {
  // The same copy that the sandbox uses.
  const require = createRequire(new URL('../../../packages/cli-harness/package.json', import.meta.url));
  const load = (name: string): unknown => require(name);
  const { Hono } = load('hono') as { Hono: new () => BareApp };
  const { serve } = load('@hono/node-server') as BareServer;
  const app = new Hono().post('/api/v2/Session', async (c) => {
    await c.req.json();
    return c.json({
      session: '00000000-0000-4000-8000-000000000000',
      passwordChangeRequired: false,
      allowedAccountOperator: false,
      statusCode: 0,
      additionalInfo: null,
      is2FAEnabled: false,
      twoFAToken: null,
      additional2FAMethods: [],
      userType: 1,
    });
  });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => say({ port }));
};

const startSandbox = async (): Promise<void> => {
  let now = Date.now();
  const started = await createSandbox({ port: 0, clock: { now: () => now, wait: () => Promise.resolve() } });
  if (started.isErr()) return say({ error: started.error });
  const sandbox = started.value;
  process.on('message', (message: { advance?: number; measure?: boolean }) => {
    now += message.advance ?? 0;
    say({ heap: message.measure ? heap() : 0, ...sandbox.holds() });
  });
  say({ port: Number(new URL(sandbox.brands.kq).port) });
};

if (process.argv[2] === 'bare') startBare();
else await startSandbox();
process.on('disconnect', () => process.exit());
