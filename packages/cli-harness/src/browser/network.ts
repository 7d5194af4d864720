import {
  apiBaseOf,
  type Configuration,
  type Contact,
  type LoginAnswer,
  parseLoginAnswer,
  type SessionHeaders,
  sortedContacts,
} from '@gatehouse-login/core';
import type { Page, Request } from 'playwright-core';
import type { UiOptions } from '../driver/ui.ts';
import { makeRedact } from '../journal/redact.ts';
import type { RequestRecord } from '../report/run-report.schema.ts';

/** What only the requests of a page say about its login: the page itself holds no secret, and shows no session. */
export interface Network {
  readonly contacts: () => readonly Contact[];
  /** The sessions that were opened, oldest first. */
  readonly sessions: () => readonly SessionHeaders[];
  readonly requests: () => readonly RequestRecord[];
  /** Resolves when each answer that can open a session has been read. Null if none is awaited. */
  readonly answered: () => Promise<unknown> | null;
}

/** Watches the requests of a page. */
export function watchNetwork(page: Page, { configuration, onSecret, onVerdict, mask }: UiOptions): Network {
  const callOf = makeCallReader(configuration);
  const start = Date.now();
  const reading = new Map<Request, { readonly promise: Promise<void>; readonly done: () => void }>();
  const redact = makeRedact({ add: onSecret, mask });
  const records: RequestRecord[] = [];
  const sessions: SessionHeaders[] = [];
  const usernames = new Map<string, string>();
  let contacts: readonly Contact[] = [];

  page.on('request', (request) => {
    if (callOf(request) === null) return;
    let done = (): void => {};
    const promise = new Promise<void>((resolve) => {
      done = resolve;
    });
    reading.set(request, { promise, done });
  });
  page.on('requestfinished', (request) => void finish(request));
  page.on('requestfailed', (request) => void finish(request));

  async function finish(request: Request): Promise<void> {
    const call = callOf(request);
    if (call !== null) await readAnswer(request, call).catch(() => undefined);
    reading.get(request)?.done();
    reading.delete(request);
    await record(request).catch(() => undefined);
  }

  async function readAnswer(request: Request, call: Call): Promise<void> {
    const response = await request.response();
    if (response === null) return;
    const status = response.status();
    const isRefused = call === 'Session' && status >= 400 && status < 500 && status !== 429;
    if (isRefused) onVerdict('session-refused');
    if (!response.ok()) return;
    const sent = request.postDataJSON() as { username?: string; token?: string };
    parseLoginAnswer(await response.json()).map((answer) => note(answer, sent));
  }

  function note(answer: LoginAnswer, sent: { username?: string; token?: string }): void {
    const { session, twoFaToken, additional2FaMethods } = answer;
    const username = sent.username ?? usernames.get(sent.token ?? '') ?? '';
    if (session !== null) {
      onSecret(session);
      sessions.push({ username, session });
    }
    if (session !== null || twoFaToken !== null) {
      onVerdict(session === null ? 'two-factor-required' : 'session-opened');
    }
    if (twoFaToken === null) return;
    onSecret(twoFaToken);
    usernames.set(twoFaToken, username);
    contacts = sortedContacts(additional2FaMethods);
  }

  async function record(request: Request): Promise<void> {
    if (new URL(request.url()).protocol === 'data:') return;
    const response = await request.response();
    const { startTime, responseStart, responseEnd } = request.timing();
    const sizes = response === null ? null : await request.sizes();
    const whole = Math.max(0, Math.round(responseEnd));
    const wait = Math.max(0, Math.round(responseStart));
    records.push({
      at: Math.max(0, Math.round((startTime > 0 ? startTime : Date.now()) - start)),
      method: request.method(),
      url: request.url(),
      status: response?.status() ?? null,
      ms: whole,
      ...(response === null ? {} : { timings: { wait, receive: Math.max(0, whole - wait) } }),
      sent: sizes?.requestBodySize ?? 0,
      received: sizes?.responseBodySize ?? 0,
      ...(response === null ? { error: 'no answer' } : {}),
    });
  }

  return {
    contacts: () => contacts,
    sessions: () => sessions,
    answered: () =>
      reading.size === 0 ? null : Promise.all([...reading.values()].map(({ promise }) => promise)),
    // Masked when all secrets are known: the page may leave before its session was read here.
    requests: () =>
      records
        .map((each) => ({ ...each, url: redact.url(each.url) }))
        .toSorted((one, other) => one.at - other.at),
  };
}

/** A call whose answer can open a session. */
type Call = 'Session' | 'VerifyAuthCode';

const CALLS = { 'v2/Session': 'Session', 'session/2FA/VerifyAuthCode': 'VerifyAuthCode' } as const;

function makeCallReader(configuration: Configuration): (request: Request) => Call | null {
  const base = new URL(`${apiBaseOf(configuration).replace(/\/$/, '')}/`, `${configuration.origin}/`);
  return (request) => {
    const { origin, pathname } = new URL(request.url());
    const isApi = origin === base.origin && pathname.startsWith(base.pathname);
    const found = Object.entries(CALLS).find(([path]) => pathname.slice(base.pathname.length) === path);
    return isApi && request.method() === 'POST' ? (found?.[1] ?? null) : null;
  };
}
