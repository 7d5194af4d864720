import { checkPhone, missingFields } from '@gatehouse-login/core';
import type { LoginValues } from './login-draft.ts';

/** A field of the login form that can be wrong, in the form's order. */
export type LoginField = 'username' | 'phonePrefix' | 'phoneNumber' | 'password';

/** What is wrong with the fields of the tab in use. */
export interface LoginProblems {
  readonly missing: readonly LoginField[];
  /** Fields with something else than digits. */
  readonly malformed: readonly LoginField[];
}

/** Returns what is wrong with a form. The fields of the other tab do not matter. */
export function problemsIn(values: LoginValues): LoginProblems {
  const { tab, phonePrefix, phoneNumber, password } = values;
  if (tab === 'username') return { missing: missingFields(values), malformed: [] };
  const { prefix, number } = checkPhone({ prefix: phonePrefix, number: phoneNumber });
  const all = [
    ['phonePrefix', prefix],
    ['phoneNumber', number],
    ['password', password === '' ? 'required' : null],
  ] as const;
  const those = (problem: string) => all.flatMap(([field, found]) => (found === problem ? [field] : []));
  return { missing: those('required'), malformed: those('digits') };
}
