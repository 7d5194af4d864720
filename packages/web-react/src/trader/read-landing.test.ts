import { describe, expect, it } from 'vitest';
import { readLanding } from './read-landing.ts';

const VALUES = { userName: 'DM1', sessionId: 's-1', language: 'ar', skinId: 'kq', theme: 'dark' };
const LANDING = {
  accepted: true,
  values: { ...VALUES, AuthenticationUri: 'http://localhost/' },
  account: { clientAccounts: [{ clientAccountId: 7 }] },
  streaming: { serverUrl: 'http://localhost:1', reopenDelay: 9, drawThrottle: 'often' },
};

describe('what the web trader learns from its page', () => {
  it('is the session, the account, the look and the settings of the stream', () => {
    const landed = readLanding(LANDING);
    expect(landed).toMatchObject({
      session: { username: 'DM1', session: 's-1' },
      language: 'ar',
      brand: 'kq',
      theme: 'dark',
      signInAt: 'http://localhost/',
      streaming: { serverUrl: 'http://localhost:1', reopenDelay: 9 },
    });
    expect(landed?.account?.clientAccounts[0]?.id).toBe('7');
    expect(landed?.streaming).not.toHaveProperty('drawThrottle');
  });

  it.each([
    ['nothing', null],
    ['a landing that was not accepted', { ...LANDING, accepted: false }],
    ['no session', { ...LANDING, values: { userName: 'DM1' } }],
    ['no streaming server', { ...LANDING, streaming: undefined }],
  ])('is nothing from %s', (_, json) => {
    expect(readLanding(json)).toBeNull();
  });

  it('does without an account and a language', () => {
    expect(readLanding({ ...LANDING, account: 'none', values: { sessionId: 's' } })).toMatchObject({
      account: null,
      language: 'en',
    });
  });
});
