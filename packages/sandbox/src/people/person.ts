import type { Brand } from '../brands/brands.ts';
import type { FaultRequest } from '../faults/fault.ts';

/** An address or a number that codes can be sent to. */
export interface Contact {
  readonly kind: 'email' | 'sms';
  /** In full. Answers shorten it. */
  readonly to: string;
}

/** Flags of an account operator, under the specification's names (spec 3, spec 6). */
export interface Operator {
  readonly is2FAEnabledAO?: boolean | undefined;
  readonly is2FAMandatory?: boolean | undefined;
  readonly isNfaEnabledClient?: boolean | undefined;
  readonly isFifo?: boolean | undefined;
  readonly isDMAClient?: boolean | undefined;
  readonly daysUntilExpiryForDemo?: number | undefined;
}

/** A client account: the person's own, or one that is linked to it. */
export interface Account {
  /** An ISO code, or one of the platform's crypto codes. */
  readonly currency?: string | undefined;
  /** The platform's id of a culture. */
  readonly culture?: number | undefined;
  readonly contract?: 'live' | 'demo' | 'test' | undefined;
  readonly closeOnly?: boolean | undefined;
  readonly tradingAccounts?: readonly ('CFD' | 'Spread Betting' | 'Cash Equity' | 'Crypto')[] | undefined;
}

/** The states that an account can have at the start. */
export const STATES = ['active', 'locked', 'deactivated', 'suspended'] as const;

export type PersonState = (typeof STATES)[number];

/** A fault that hits only this person, and only after the right password. */
export type PersonFault = Omit<FaultRequest, 'person' | 'brand'>;

/** Somebody who can sign in. Names and passwords are invented. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The national number. `countryCode` and this are a login name too (spec 1). */
  readonly phone?: string | undefined;
  readonly countryCode?: string | undefined;
  /** The brand that this person is meant for. They can sign in at all of them. */
  readonly brand?: Brand | undefined;
  /** One sentence about what happens at sign-in. */
  readonly about: string;
  readonly displayName?: string | undefined;
  readonly state?: PersonState | undefined;
  readonly passwordChangeRequired?: boolean | undefined;
  /** Newest first. The last ones cannot be chosen again. */
  readonly formerPasswords?: readonly string[] | undefined;
  /** Log-on asks for a code. */
  readonly twoFactor?: boolean | undefined;
  readonly contacts?: readonly Contact[] | undefined;
  readonly userType?: number | undefined;
  /** One operator without flags by default. */
  readonly operators?: readonly Operator[] | undefined;
  readonly account?: Account | undefined;
  readonly linkedAccounts?: readonly Account[] | undefined;
  readonly faults?: readonly PersonFault[] | undefined;
  /** The account call answers with markup and other hostile values. */
  readonly hostile?: boolean | undefined;
}

/** The names that a person can sign in with: the user name, and the digits of the phone number without a plus. */
export const loginNames = ({ username, phone, countryCode }: Person): readonly string[] =>
  phone === undefined ? [username] : [username, `${countryCode ?? ''}${phone}`];

/** The operators of a person: one without flags by default. */
export const operatorsOf = ({ operators }: Person): readonly Operator[] => operators ?? [{}];

/** The contacts of a person: an address and a number by default. */
export function contactsOf({ id, contacts }: Person): readonly Contact[] {
  return (
    contacts ?? [
      { kind: 'email', to: `${id}@client.example` },
      { kind: 'sms', to: '+44 7700 904821' },
    ]
  );
}

/** The user type of a person. Public captures show only 1, and the site passes it on unread (spec 6). */
export const userTypeOf = ({ userType }: Pick<Person, 'userType'>): number => userType ?? 1;
