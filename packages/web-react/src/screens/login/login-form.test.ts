import { describe, expect, it, vi } from 'vitest';
import { type LoginValues, readLoginValues } from './login-draft.ts';
import { makeLoginForm } from './login-form.ts';

const DRAFT = { username: '', rememberMe: false, platformType: 'webtrader' } as const;
const PASSWORD = ' canary Pässword ';
const values = (more: Partial<LoginValues>): LoginValues => ({ ...DRAFT, password: '', ...more });

describe('the login form', () => {
  it('names the fields that were left empty, in their order, and accepts nothing', async () => {
    const accept = vi.fn();
    const check = makeLoginForm(DRAFT);
    expect(await check(values({}), accept)).toEqual(['username', 'password']);
    expect(await check(values({ username: 'a' }), accept)).toEqual(['password']);
    expect(await check(values({ password: PASSWORD }), accept)).toEqual(['username']);
    expect(accept).not.toHaveBeenCalled();
  });

  it('accepts complete values untouched, after refusals too, and again', async () => {
    const accept = vi.fn();
    const check = makeLoginForm(DRAFT);
    const complete = values({ username: 'a', password: PASSWORD, rememberMe: true });
    await check(values({}), accept);
    expect(await check(complete, accept)).toEqual([]);
    expect(await check(complete, accept)).toEqual([]);
    expect(accept.mock.calls).toEqual([[complete], [complete]]);
  });
});

describe('reading the form [3.1]', () => {
  const data = (entries: Record<string, string>) => ({ get: (name: string) => entries[name] ?? null });

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
});
