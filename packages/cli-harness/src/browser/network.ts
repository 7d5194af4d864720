import {
  type Contact,
  type LoginAnswer,
  parseLoginAnswer,
  type SessionHeaders,
  type StateName,
  sortedContacts,
} from '@gatehouse-login/core';
import type { Page, Request } from 'playwright-core';
import type { UiOptions } from '../driver/ui.ts';
import type { RequestRecord } from '../report/run-report.schema.ts';
import { makeCallReader, type WaitedFor } from './calls.ts';

/** What the requests of a page say about its login. */
export interface Network {
  /** The state of the call that the page waits for. */
  readonly waitsIn: () => StateName | null;
  /** Whether the platform has refused the last sign-in. */
  readonly refused: () => boolean;
  /** Whether the platform has found the session or the token of the last call expired. */
  readonly isExpired: () => boolean;
  /** Whether the last call got no usable answer. */
  readonly isBroken: () => boolean;
  readonly contacts: () => readonly Contact[];
  /** The sessions that were opened, oldest first. */
  readonly sessions: () => readonly SessionHeaders[];
  readonly requests: () => readonly RequestRecord[];
  /** Calls the listener after each change. */
  readonly onChange: (listener: () => void) => void;
}

/** Watches the requests of a page. */
export function watchNetwork(page: Page, { configuration, onSecret, onVerdict, mask }: UiOptions): Network {
  const readCall = makeCallReader(configuration);
  const start = Date.now();
  const running = new Map<Request, WaitedFor>();
  const records: RequestRecord[] = [];
  const sessions: SessionHeaders[] = [];
  const usernames = new Map<string, string>();
  const listeners: (() => void)[] = [];
  let contacts: readonly Contact[] = [];
  let refused = false;
  let broken = false;
  let expired = false;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  page.on('request', (request) => {
    const call = readCall(request.method(), request.url());
    if (call === null) return;
    running.set(request, call);
    if (call.state === 'signing-in') refused = false;
    changed();
  });
  page.on('requestfinished', (request) => void finish(request));
  page.on('requestfailed', (request) => void finish(request));

  async function finish(request: Request): Promise<void> {
    const call = running.get(request);
    if (call !== undefined) {
      broken = await isUnusable(request, call).catch(() => true);
      expired = call.state !== 'signing-in' && (await request.response())?.status() === UNAUTHORISED;
    }
    if (call?.opensSession) await readAnswer(request, call).catch(() => undefined);
    running.delete(request);
    changed();
    await record(request).catch(() => undefined);
  }

  async function readAnswer(request: Request, { state }: WaitedFor): Promise<void> {
    const response = await request.response();
    if (response === null) return;
    const status = response.status();
    refused = state === 'signing-in' && status >= 400 && status < 500 && status !== 429;
    if (refused) onVerdict('session-refused');
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
    waitsIn: () => [...running.values()].at(-1)?.state ?? null,
    refused: () => refused,
    isBroken: () => broken,
    isExpired: () => expired,
    contacts: () => contacts,
    sessions: () => sessions,
    // Masked when all secrets are known: the page may leave before its session was read here.
    requests: () =>
      records.map((each) => ({ ...each, url: mask(each.url) })).toSorted((one, other) => one.at - other.at),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

const UNAUTHORISED = 401;

async function isUnusable(request: Request, { state }: WaitedFor): Promise<boolean> {
  const response = await request.response();
  if (response === null || response.status() >= 500 || response.status() === 429) return true;
  // That a code was sent is said by the status alone.
  if (response.ok() && state === 'sending-code') return false;
  await response.json();
  return false;
}
