import { describe, expect, it } from 'vitest';
import { readLoginDraft, readLoginValues } from './login-draft.ts';

const DRAFT = {
  tab: 'phone',
  username: 'before',
  phonePrefix: '',
  phoneNumber: '',
  rememberMe: false,
  platformType: 'webtrader',
} as const;
const PASSWORD = ' canary Pässword ';
const data = (entries: Record<string, string>) => ({ get: (name: string) => entries[name] ?? null });

describe('reading the login form [3.1]', () => {
  it('trims the user name and never the password', () => {
    const read = readLoginValues(data({ username: ' DA1 ', password: PASSWORD }), DRAFT);
    expect(read).toMatchObject({ username: 'DA1', password: PASSWORD });
  });

  it('takes the ticked box and the chosen platform, and keeps what was given where there is no choice', () => {
    expect(readLoginValues(data({ rememberMe: 'on', platformType: 'settings' }), DRAFT)).toMatchObject({
      rememberMe: true,
      platformType: 'settings',
    });
    expect(readLoginValues(data({ platformType: 'nonsense' }), DRAFT)).toMatchObject({
      rememberMe: false,
      platformType: 'webtrader',
    });
  });

  it('takes the phone as it was typed, and keeps what it has no field for', () => {
    expect(readLoginDraft(data({ phonePrefix: ' +86', phoneNumber: '138 0013-8000 ' }), DRAFT)).toEqual({
      ...DRAFT,
      phonePrefix: '+86',
      phoneNumber: '138 0013-8000',
    });
  });

  it('leaves the password out of what is kept', () => {
    expect(JSON.stringify(readLoginDraft(data({ password: PASSWORD }), DRAFT))).not.toContain('canary');
  });
});
