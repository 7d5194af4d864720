import type { LoginTab } from '../brand/brand-table.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import { checkPhone, phoneUsername } from '../digits/phone.ts';

/** A user name and a password, as the session call takes them. The password is sent as typed (spec 3). */
export interface Credentials {
  /** Trimmed. For a phone, the prefix digits followed by the number digits. */
  readonly username: string;
  /** The password. A secret. */
  readonly password: string;
  /** The platform that the visitor wants to reach. */
  readonly platformType: PlatformType;
}

/** The remembered values of a visitor (spec 3). */
export interface RememberedVisitor {
  /** The user name, as typed. */
  readonly username: string;
  /** The country calling code and the number, as typed. */
  readonly phonePrefix: string;
  /** The national number, as typed. */
  readonly phoneNumber: string;
}

/**
 * The typed values of the login form, except the password. They are kept while the visitor moves between screens.
 */
export interface Draft extends RememberedVisitor {
  /** The tab in use. The fields of the other tab are kept. */
  readonly tab: LoginTab;
  /** Whether the values are kept for the next visit. */
  readonly rememberMe: boolean;
  /** The platform that the visitor wants to reach. */
  readonly platformType: PlatformType;
}

const VISIBLE = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su;

/**
 * Removes blanks and invisible characters from both ends of a user name. Text that is copied from a message or a table
 * often has marks of direction or zero width around it.
 */
export const trimUsername = (text: string): string => VISIBLE.exec(text)?.[0] ?? '';

/** Returns the user name that a draft logs in with, or '' if it cannot (functional spec, after sign-in). */
export function usernameOf({ tab, username, phonePrefix, phoneNumber }: Draft): string {
  if (tab === 'username') return trimUsername(username);
  const { prefix, number } = checkPhone({ prefix: phonePrefix, number: phoneNumber });
  return prefix === null && number === null ? phoneUsername(phonePrefix, phoneNumber) : '';
}

/** A required field of the username tab. */
export type RequiredField = 'username' | 'password';

/** Returns the required fields that are empty, in the form's order. The user name is trimmed first. */
export function missingFields(values: {
  /** The user name, as typed. */
  readonly username: string;
  /** The password, as typed. */
  readonly password: string;
}): RequiredField[] {
  const missing: RequiredField[] = [];
  if (trimUsername(values.username) === '') missing.push('username');
  if (values.password === '') missing.push('password');
  return missing;
}
