import type { Brand } from '../brands/brands.ts';
import type { FaultRequest } from '../faults/fault.ts';

/** An address or a number that codes can be sent to. */
export interface Contact {
  /** How the code is sent. */
  readonly kind: 'email' | 'sms';
  /** In full. Answers shorten it. */
  readonly to: string;
}

/** Flags of an account operator, under the specification's names (spec 3, spec 6). */
export interface Operator {
  /** The operator uses two-factor authentication. False by default. */
  readonly is2FAEnabledAO?: boolean | undefined;
  /** The operator demands two-factor authentication. False by default. */
  readonly is2FAMandatory?: boolean | undefined;
  /** A flag that is passed on. False by default. */
  readonly isNfaEnabledClient?: boolean | undefined;
  /** A flag that is passed on. Null by default. */
  readonly isFifo?: boolean | undefined;
  /** The client has direct market access. False by default. */
  readonly isDMAClient?: boolean | undefined;
  /** Days until the demo account ends. It may be a fraction. */
  readonly daysUntilExpiryForDemo?: number | undefined;
}

/** A client account: the person's own, or one that is linked to it. */
export interface Account {
  /** An ISO code, or one of the platform's crypto codes. */
  readonly currency?: string | undefined;
  /** The platform's id of a culture. */
  readonly culture?: number | undefined;
  /** The kind of contract. */
  readonly contract?: 'live' | 'demo' | 'test' | undefined;
  /** Positions can only be closed. */
  readonly closeOnly?: boolean | undefined;
  /** The types of the trading accounts, one account for each. */
  readonly tradingAccounts?: readonly ('CFD' | 'Spread Betting' | 'Cash Equity' | 'Crypto')[] | undefined;
}

/** The states that an account can have at the start. */
export const STATES = ['active', 'locked', 'deactivated', 'suspended'] as const;

/** The state of an account at the start. */
export type PersonState = (typeof STATES)[number];

/** A fault that hits only this person, and only after the right password. */
export type PersonFault = Omit<FaultRequest, 'person' | 'brand'>;

/** Somebody who can sign in. Names and passwords are invented. */
export interface Person {
  /** The name of the person in tests and on the home page, such as `plain`. */
  readonly id: string;
  /** The name to sign in with. */
  readonly username: string;
  /** The password to sign in with. */
  readonly password: string;
  /** The national number. `countryCode` and this are a login name too (spec 1). */
  readonly phone?: string | undefined;
  /** The country calling code, without a plus. */
  readonly countryCode?: string | undefined;
  /** The brand that this person is meant for. They can sign in at all of them. */
  readonly brand?: Brand | undefined;
  /** One sentence about what happens at sign-in. */
  readonly about: string;
  /** The name that the platform shows. `Client` and the user name by default. */
  readonly displayName?: string | undefined;
  /** What is wrong with the account, if anything. */
  readonly state?: PersonState | undefined;
  /** Whether log-on demands a new password. */
  readonly passwordChangeRequired?: boolean | undefined;
  /** Newest first. The last ones cannot be chosen again. */
  readonly formerPasswords?: readonly string[] | undefined;
  /** Log-on asks for a code. */
  readonly twoFactor?: boolean | undefined;
  /** The ways to receive a code. */
  readonly contacts?: readonly Contact[] | undefined;
  /** The number of the user's type, which the platform returns. */
  readonly userType?: number | undefined;
  /** One operator without flags by default. */
  readonly operators?: readonly Operator[] | undefined;
  /** The values of the person's account that differ from the usual ones. */
  readonly account?: Account | undefined;
  /** Further accounts that the person may act for. */
  readonly linkedAccounts?: readonly Account[] | undefined;
  /** The faults of this person's calls. */
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
