import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Brand } from '../brands/brands.ts';
import { createSandbox } from '../start/create-sandbox.ts';
import type { SandboxOptions } from '../start/options.ts';
import type { Sandbox } from '../start/sandbox.ts';

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

/** A call of the platform by POST, from a brand's own page. */
export const post = (
  sandbox: Sandbox,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${sandbox.brands['city-index']}/api${path}`, {
    method: 'POST',
    headers: { ...withToken, ...headers },
    redirect: 'manual',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const get = (
  sandbox: Sandbox,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => fetch(`${sandbox.brands['city-index']}/api${path}`, { headers });

/** The headers of a person's live session. */
export const signedIn = async (
  sandbox: Sandbox,
  id: string,
): Promise<{ readonly UserName: string; readonly Session: string }> => {
  const UserName = sandbox.people.find((person) => person.id === id)?.username ?? '';
  return { UserName, Session: await sessionOf(sandbox, id) };
};

/** A two-factor token that waits for its code. */
export const tokenOf = async (sandbox: Sandbox, id: string): Promise<string> =>
  String((await fieldsOf(await logOnAs(sandbox, id))).twoFAToken);

/** Sends a code to the first contact, or another one. */
export const askCode = (sandbox: Sandbox, token: string, contactId: unknown = 501): Promise<Response> =>
  post(sandbox, `/session/2FA/Token/${token}/Code`, { '2FAToken': token, ContactId: contactId });

export const verify = (sandbox: Sandbox, token: string, code: string): Promise<Response> =>
  post(sandbox, '/session/2FA/VerifyAuthCode', { token, code });

/** Status and code of a refusal, after making sure that it has the platform's form. */
export const refusalOf = async (response: Response): Promise<readonly [number, unknown]> => {
  const body = await fieldsOf(response);
  const form = Object.keys(body).join() === 'HttpStatus,ErrorMessage,ErrorCode';
  const isTyped = response.headers.get('content-type') === 'text/json; charset=utf-8';
  if (!form || !isTyped || typeof body.ErrorMessage !== 'string') return [response.status, body];
  return [response.status, body.ErrorCode];
};

/** Reads `count` server-sent events of an address while `cause` makes them happen. */
export const eventsFrom = async (
  address: string,
  count: number,
  cause: () => Promise<unknown>,
): Promise<unknown[]> => {
  const response = await fetch(address);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // The first line says that the stream listens.
  let text = (await reader?.read())?.value ?? '';
  await cause();
  while ((text.match(/^data: /gm) ?? []).length < count) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as unknown);
};
