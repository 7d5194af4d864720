import { PLATFORM_TYPES, type PlatformType } from '@gatehouse-login/core';

/** What the login form starts with: no secret among it. */
export interface LoginDraft {
  readonly username: string;
  readonly rememberMe: boolean;
  readonly platformType: PlatformType;
}

/** What the login form holds when it is sent. The password is passed on as it was typed. */
export interface LoginValues extends LoginDraft {
  readonly password: string;
}

/** A form's data as far as it is read here; `FormData` fits. */
export interface FieldReader {
  get(name: string): unknown;
}

/** Reads the form as it is sent. */
export const readLoginValues = (data: FieldReader, before: LoginDraft): LoginValues => ({
  ...readLoginDraft(data, before),
  password: textOf(data.get('password')),
});

/** Reads all but the password: the user name trimmed, the earlier platform where none is to be chosen. */
export function readLoginDraft(data: FieldReader, before: LoginDraft): LoginDraft {
  const platform = data.get('platformType');
  return {
    username: textOf(data.get('username')).trim(),
    rememberMe: data.get('rememberMe') !== null,
    platformType: PLATFORM_TYPES.find((type) => type === platform) ?? before.platformType,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
