import { type Draft, PLATFORM_TYPES, trimUsername } from '@gatehouse-login/core';

/** What the login form holds when it is sent. The password is as it was typed. */
export interface LoginValues extends Draft {
  readonly password: string;
}

export const readLoginValues = (data: Pick<FormData, 'get'>, before: Draft): LoginValues => ({
  ...readLoginDraft(data, before),
  password: textOf(data.get('password')),
});

/** Reads everything but the password. The user name is trimmed; what the form has no field for stays as it was. */
export function readLoginDraft(data: Pick<FormData, 'get'>, before: Draft): Draft {
  const platform = data.get('platformType');
  const read = (name: 'username' | 'phonePrefix' | 'phoneNumber') =>
    textOf(data.get(name) ?? before[name]).trim();
  return {
    tab: before.tab,
    username: trimUsername(read('username')),
    phonePrefix: read('phonePrefix'),
    phoneNumber: read('phoneNumber'),
    rememberMe: data.get('rememberMe') !== null,
    platformType: PLATFORM_TYPES.find((type) => type === platform) ?? before.platformType,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
