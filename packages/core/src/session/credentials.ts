import type { LoginTab } from '../brand/brand-table.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import { checkPhone, phoneUsername } from '../digits/phone.ts';

/** What a session is asked for with. The password is passed on as it was typed (spec 3). */
export interface Credentials {
  /** The user name, trimmed; for a phone, prefix digits followed by number digits. */
  readonly username: string;
  readonly password: string;
  readonly platformType: PlatformType;
}

/** What a site remembers of its visitor between visits (spec 3). */
export interface RememberedVisitor {
  readonly username: string;
  /** The phone's country calling code and number, as they were typed. */
  readonly phonePrefix: string;
  readonly phoneNumber: string;
}

/** What a visitor has filled in that is no secret, as he typed it: kept while he comes and goes. */
export interface Draft extends RememberedVisitor {
  /** The tab that counts; the other one's fields are kept beside it. */
  readonly tab: LoginTab;
  readonly rememberMe: boolean;
  readonly platformType: PlatformType;
}

/** The user name that a draft signs in with (docs/unknowns.md, after sign-in); empty where it cannot. */
export function usernameOf({ tab, username, phonePrefix, phoneNumber }: Draft): string {
  if (tab === 'username') return username.trim();
  const { prefix, number } = checkPhone({ prefix: phonePrefix, number: phoneNumber });
  return prefix === null && number === null ? phoneUsername(phonePrefix, phoneNumber) : '';
}

/** The fields of the login form's first tab that can be missing. */
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
