import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from './brands.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

/** Files of a small built site, by path. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><title>Site</title><style>b{color:red}</style><script>window.early=1</script>' +
    '<script type="application/json" id="data">{"a":1}</script><script type="module" src="/assets/main-B3xQ9a_1.js"></script>',
  'assets/main-B3xQ9a_1.js': 'export const main = 1;',
  'assets/risk-en.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/i18n/en.json': '{"login":"Log in"}',
  'configs/config.json': '{"brand":"never served"}',
  '.secret': 'hidden',
};

/** A sandbox on free ports over a temporary site, for one test file. */
export interface Fixture {
  readonly sandbox: Sandbox;
  readonly siteDir: string;
  end(): Promise<void>;
}

export const makeFixture = async (options: SandboxOptions = {}): Promise<Fixture> => {
  const siteDir = mkdtempSync(join(tmpdir(), 'gatehouse-site-'));
  for (const [path, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  }
  const started = await createSandbox({ port: 0, siteDir, ...options });
  const sandbox = started._unsafeUnwrap();
  return {
    sandbox,
    siteDir,
    end: async () => {
      await sandbox.dispose();
      rmSync(siteDir, { recursive: true });
    },
  };
};

/** Headers of a visitor who holds an anti-forgery token. */
export const withToken = { cookie: 'XSRF-TOKEN=token-1', 'x-xsrf-token': 'token-1' };

/** A log-on with the spec's own names; `more` replaces fields, `undefined` takes one away. */
export const logOn = (
  sandbox: Sandbox,
  username: string,
  password: string,
  more: Readonly<Record<string, unknown>> = {},
  brand: Brand = 'city-index',
): Promise<Response> =>
  fetch(`${sandbox.brands[brand]}/api/v2/Session`, {
    method: 'POST',
    headers: withToken,
    redirect: 'manual',
    body: JSON.stringify({ username, password, appKey: 'Mercury', appVersion: '1.0.0', ...more }),
  });

/** Logs a person of the table on by id. */
export const logOnAs = (sandbox: Sandbox, id: string, brand: Brand = 'city-index'): Promise<Response> => {
  const person = sandbox.people.find((known) => known.id === id);
  return logOn(sandbox, person?.username ?? '', person?.password ?? '', {}, brand);
};

/** A live session of a person. */
export const sessionOf = async (sandbox: Sandbox, id: string): Promise<string> => {
  return String((await fieldsOf(await logOnAs(sandbox, id))).session);
};

/** The account call. */
export const account = (
  sandbox: Sandbox,
  userName: string,
  session: string,
  prefix = 'api',
): Promise<Response> =>
  fetch(`${sandbox.brands['city-index']}/${prefix}/v2/UserAccount/ClientAndTradingAccount`, {
    headers: { UserName: userName, Session: session },
  });

/** A JSON answer as a table of fields. */
export const fieldsOf = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;
