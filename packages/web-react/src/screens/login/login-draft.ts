import { PLATFORM_TYPES, type PlatformType } from '@gatehouse-login/core';

/** What the login form starts with. It holds no secret. */
export interface LoginDraft {
  readonly username: string;
  readonly rememberMe: boolean;
  readonly platformType: PlatformType;
}

/** What the login form holds when it is sent. The password is as it was typed. */
export interface LoginValues extends LoginDraft {
  readonly password: string;
}

/** The part of `FormData` that is read here. */
export interface FieldReader {
  get(name: string): unknown;
}

/** Reads the form as it is sent. */
export const readLoginValues = (data: FieldReader, before: LoginDraft): LoginValues => ({
  ...readLoginDraft(data, before),
  password: textOf(data.get('password')),
});

/** Reads everything but the password. The user name is trimmed; without a choice of platforms, the earlier one stays. */
export function readLoginDraft(data: FieldReader, before: LoginDraft): LoginDraft {
  const platform = data.get('platformType');
  return {
    username: textOf(data.get('username')).trim(),
    rememberMe: data.get('rememberMe') !== null,
    platformType: PLATFORM_TYPES.find((type) => type === platform) ?? before.platformType,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
