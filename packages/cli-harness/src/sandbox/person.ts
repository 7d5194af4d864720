import type { Brand } from './brands.ts';

/** How a call answers for one person once the password was right; without one it answers as it should. */
export type Habit =
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'server-error' }
  | { readonly kind: 'too-many' | 'busy'; readonly retryAfter: string }
  | { readonly kind: 'html' };

/** A demo person of the sandbox. Names and passwords are invented and open nothing anywhere else. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The national number; with `countryCode` before it, it is accepted as a user name (spec 1). */
  readonly phone?: string;
  readonly countryCode?: string;
  /** The brand to try this person on; every brand lets them in. */
  readonly brand?: Brand;
  /** One sentence for people: what happens when they sign in. */
  readonly about: string;
  /** Locked from the start. */
  readonly locked?: true;
  readonly passwordChangeRequired?: true;
  /** The session call asks for a code instead of giving a session. */
  readonly twoFactor?: true;
  /** Flags of the first account operator (spec 6). */
  readonly operator?: { readonly is2FAEnabledAO?: true; readonly is2FAMandatory?: true };
  readonly session?: Habit;
  readonly account?: Habit;
  /** The account call answers with markup and other hostile values. */
  readonly hostile?: true;
}

/** Every name a person may sign in under: the user name, and the phone's digits without a plus. */
export const loginNames = (person: Person): readonly string[] =>
  person.phone === undefined
    ? [person.username]
    : [person.username, `${person.countryCode ?? ''}${person.phone}`];
