import type { LoginTab } from '../brand/brand-table.ts';
import type { PlatformType } from '../configuration/configuration.ts';

/** What a visitor signs in with. The password is passed on as it was typed (spec 3). */
export interface Credentials {
  /** The user name, trimmed; for a phone, prefix digits followed by number digits. */
  readonly username: string;
  readonly password: string;
  readonly platformType: PlatformType;
}

/** What a visitor has filled in that is no secret: kept while he comes and goes. */
export interface Draft {
  readonly tab: LoginTab;
  readonly username: string;
  readonly rememberMe: boolean;
  readonly platformType: PlatformType;
}

/** The fields of the login form that can be missing. */
export type RequiredField = 'username' | 'password';

/** The required fields that a visitor left empty, in the form's order; a user name of blanks is empty. */
export function missingFields(values: {
  readonly username: string;
  readonly password: string;
}): RequiredField[] {
  const missing: RequiredField[] = [];
  if (values.username.trim() === '') missing.push('username');
  if (values.password === '') missing.push('password');
  return missing;
}
