import type { Destination } from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { describe, expect, it } from 'vitest';
import type { Ending } from '../report/ending.ts';
import { type FollowTools, follow, notAccepted } from './follow.ts';

const PLATFORM = 'https://web.test.example/platform?SN=session-1';
const FIELDS = {
  Username: 'me',
  Session: 'session-1',
  AuthenticationUri: 'https://a/',
  RedirectUri: PLATFORM,
};
const NAVIGATE: Destination = { kind: 'navigate', purpose: 'platform', url: PLATFORM, parts: [] };
const POST: Destination = {
  kind: 'form-post',
  purpose: 'platform',
  url: 'https://sso.test.example/',
  fields: FIELDS,
  parts: [],
};
const SIGNED_IN: Ending = { outcome: 'signed-in' };
const configuration = aConfiguration({ origin: 'https://login.test.example' });

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;
const to = (location: string, status = 302) => new Response(null, { status, headers: { location } });
const page = () => new Response('<h1>Hello</h1>');

async function open(destination: Destination, answers: Answers, changes: Partial<FollowTools> = {}) {
  const asked: string[] = [];
  const site: FollowTools['site'] = {
    failureOf: () => null,
    async fetch(input, init) {
      const { origin, pathname } = new URL(String(input));
      asked.push(`${init?.method} ${origin}${pathname}`);
      return (answers[origin + pathname] ?? page)();
    },
  };
  const tools = { site, configuration, guard: () => null, signal: undefined, timeout: 200, ...changes };
  const ended = await follow(destination, tools);
  return ended.match(
    (followed) => ({ ...(followed.accepted ? SIGNED_IN : notAccepted(followed)), followed, asked }),
    (ending) => ({ ...ending, followed: undefined, asked }),
  );
}

describe('following a destination', () => {
  it('ends signed in where a page answers, after any redirects, and names it without its query', async () => {
    const answers = { 'https://web.test.example/platform': () => to('/home?x=1') };
    expect(await open(NAVIGATE, answers)).toMatchObject({
      outcome: 'signed-in',
      followed: { accepted: true, status: 200, origin: 'https://web.test.example', path: '/home' },
      asked: ['GET https://web.test.example/platform', 'GET https://web.test.example/home'],
    });
  });

  it('posts a form once, and goes on without it', async () => {
    const { outcome, asked } = await open(POST, { 'https://sso.test.example/': () => to(PLATFORM, 303) });
    expect(outcome).toBe('signed-in');
    expect(asked).toEqual(['POST https://sso.test.example/', 'GET https://web.test.example/platform']);
  });

  it.each<[string, Destination, Answers]>([
    [
      'answers with an error',
      NAVIGATE,
      { 'https://web.test.example/platform': () => new Response('', { status: 403 }) },
    ],
    [
      'leads back to the login',
      NAVIGATE,
      { 'https://web.test.example/platform': () => to('https://login.test.example/en-uk') },
    ],
    [
      'wants the form posted on (RFC 9700, 4.12)',
      POST,
      { 'https://sso.test.example/': () => to('https://else.example/', 307) },
    ],
    ['redirects for ever', NAVIGATE, { 'https://web.test.example/platform': () => to('/platform') }],
  ])('is refused where it %s', async (_what, destination, answers) => {
    const { outcome, followed, problem, asked } = await open(destination, answers);
    expect({ outcome, accepted: followed?.accepted, kind: problem?.kind }).toEqual({
      outcome: 'destination-refused',
      accepted: false,
      kind: 'destination-refused',
    });
    expect(asked).not.toContain('POST https://else.example/');
    expect(asked.join()).not.toContain('login.test.example');
    expect(asked.length).toBeLessThanOrEqual(11);
  });

  it.each<[string, Answers, string]>([
    [
      'breaks',
      { 'https://web.test.example/platform': () => new Response('', { status: 502 }) },
      'unreachable',
    ],
    [
      'cannot be reached',
      { 'https://web.test.example/platform': () => Promise.reject(new TypeError('fetch failed')) },
      'unreachable',
    ],
    [
      'is too slow',
      { 'https://web.test.example/platform': () => Promise.reject(new DOMException('x', 'TimeoutError')) },
      'timed-out',
    ],
  ])('is an environment fault where it %s', async (_what, answers, kind) => {
    expect(await open(NAVIGATE, answers)).toMatchObject({ outcome: 'environment-fault', problem: { kind } });
  });

  it('sends a session to no host that is guarded, and to no application', async () => {
    const guarded = await open(NAVIGATE, {}, { guard: () => ({ outcome: 'guarded' }) });
    expect(guarded).toMatchObject({ outcome: 'guarded', asked: [] });
    const app = await open({ ...NAVIGATE, url: 'partner.app:/cb?code=session-1' }, {});
    expect(app).toMatchObject({
      outcome: 'destination-refused',
      problem: { kind: 'destination-not-web' },
      asked: [],
    });
  });

  it('stops when the run is interrupted', async () => {
    const stop = AbortSignal.abort();
    const answers = {
      'https://web.test.example/platform': () => Promise.reject(new DOMException('x', 'AbortError')),
    };
    expect((await open(NAVIGATE, answers, { signal: stop })).outcome).toBe('interrupted');
  });
});
