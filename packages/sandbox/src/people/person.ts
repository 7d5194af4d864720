import type { Brand } from '../brands/brands.ts';
import type { FaultRequest } from '../faults/fault.ts';

/** Where a code can be sent to. */
export interface Contact {
  readonly kind: 'email' | 'sms';
  /** The full address or number; answers show it shortened. */
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

/** A client account, the person's own or one that is linked to it. */
export interface Account {
  /** An ISO code, or one of the platform's crypto codes. */
  readonly currency?: string | undefined;
  /** The platform's id of a culture. */
  readonly culture?: number | undefined;
  readonly contract?: 'live' | 'demo' | 'test' | undefined;
  readonly closeOnly?: boolean | undefined;
  readonly tradingAccounts?: readonly ('CFD' | 'Spread Betting' | 'Cash Equity' | 'Crypto')[] | undefined;
}

/** How an account stands before anything happens. */
export const states = ['active', 'locked', 'deactivated', 'suspended'] as const;
export type PersonState = (typeof states)[number];

/** A fault that only this person meets, once the password was right. */
export type PersonFault = Omit<FaultRequest, 'person' | 'brand'>;

/** A demo person of the sandbox. Names and passwords are invented and open nothing anywhere else. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The national number; with `countryCode` before it, it is accepted as a user name (spec 1). */
  readonly phone?: string | undefined;
  readonly countryCode?: string | undefined;
  /** The brand to try this person on; every brand lets them in. */
  readonly brand?: Brand | undefined;
  /** One sentence for people: what happens when they sign in. */
  readonly about: string;
  readonly displayName?: string | undefined;
  readonly state?: PersonState | undefined;
  readonly passwordChangeRequired?: boolean | undefined;
  /** Former passwords, newest first: they may not come back. */
  readonly formerPasswords?: readonly string[] | undefined;
  /** The session call asks for a code instead of giving a session. */
  readonly twoFactor?: boolean | undefined;
  readonly contacts?: readonly Contact[] | undefined;
  readonly userType?: number | undefined;
  /** One operator without flags when absent. */
  readonly operators?: readonly Operator[] | undefined;
  readonly account?: Account | undefined;
  readonly linkedAccounts?: readonly Account[] | undefined;
  readonly faults?: readonly PersonFault[] | undefined;
  /** The account call answers with markup and other hostile values. */
  readonly hostile?: boolean | undefined;
}

/** Every name a person may sign in under: the user name, and the phone's digits without a plus. */
export const loginNames = ({ username, phone, countryCode }: Person): readonly string[] =>
  phone === undefined ? [username] : [username, `${countryCode ?? ''}${phone}`];

/** The flags of the operators: one without any where the file says nothing. */
export const operatorsOf = ({ operators }: Person): readonly Operator[] => operators ?? [{}];

/** Where codes may go: an address and a number of the person's own where the file says nothing. */
export const contactsOf = ({ id, contacts }: Person): readonly Contact[] =>
  contacts ?? [
    { kind: 'email', to: `${id}@client.example` },
    { kind: 'sms', to: '+44 7700 904821' },
  ];

/** The user type of a log-on; 1 is the only one that public captures show, and the site passes it on unread (spec 6). */
export const userTypeOf = ({ userType }: Pick<Person, 'userType'>): number => userType ?? 1;
