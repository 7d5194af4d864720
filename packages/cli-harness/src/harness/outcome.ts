import type { HarnessCookie } from '../driver/cookie.ts';
import type { Secret } from '../terminal/secret.ts';
import type { CodeContact } from './options.ts';

/** A state of the login, the event that led to it, and the milliseconds since the start. */
export interface SignInStep {
  /** The state, such as `signing-in`. */
  readonly at: string;
  /** The event that led to it, such as `submitted`. */
  readonly event: string;
  /** Milliseconds since the start of the sign-in. */
  readonly ms: number;
}

/** Why a sign-in did not succeed, and what to do about it. */
export interface SignInError {
  /** The kind of the error, such as `session-refused`. */
  readonly kind: string;
  /** The platform's own error code, if it sent one. */
  readonly code?: number;
  /** The HTTP status of the answer, if that is what went wrong. */
  readonly status?: number;
  /** How long the server asks to wait, in seconds. */
  readonly seconds?: number;
  /** Whether the same sign-in may succeed later. */
  readonly retryable: boolean;
  /** The message that a visitor would read, in English. */
  readonly message: string;
  /** What to do about it. */
  readonly next: string;
}

/** Where a browser would go now. Secrets in it are `•••`, so it can be compared and printed. */
export interface SignInDestination {
  /** Whether a browser would open an address or post a form. */
  readonly kind: 'navigate' | 'form-post';
  /** The origin, such as `https://trade.example`. */
  readonly origin: string;
  /** The path, with secrets masked. */
  readonly path: string;
  /** Every part that the address and its form were built from. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The real address, and the fields of the form that is posted to it. Both hold the session. */
  reveal(): {
    /** The address with its secrets. */
    readonly url: string;
    /** The fields of the form with their secrets. Null if there is no form. */
    readonly fields: Readonly<Record<string, string>> | null;
  };
}

/** A browser's storage as Playwright takes it: the option `storageState` of a context. */
export interface StorageState {
  /** Cookies of every host. */
  cookies: HarnessCookie[];
  /** Local storage by origin. Always empty here. */
  origins: {
    /** The origin that the storage is of. */
    origin: string;
    /** The entries of the storage. */
    localStorage: {
      /** The entry's key. */
      name: string;
      /** The entry's value. */
      value: string;
    }[];
  }[];
}

/** What is known of every sign-in, however it ended. */
interface Attempt {
  /** The brand's name in the brand table. Null if it did not become known. */
  readonly brand: string | null;
  /** The region. Null if it did not become known, and where the brand has none. */
  readonly region: string | null;
  /** The language, such as `en`. Null if it did not become known. */
  readonly language: string | null;
  /** The platform, such as `webtrader`. Null if it did not become known. */
  readonly platform: string | null;
  /** Names the attempt. The login page shows it too. */
  readonly reference: string;
  /** The states in their order, with their times. */
  readonly steps: readonly SignInStep[];
  /** The login as a transcript without secrets, for `gatehouse explain`. Null if it did not begin. */
  readonly transcript: string | null;
}

/** A sign-in that reached its destination. */
export interface SignedIn extends Attempt {
  readonly outcome: 'signed-in';
  /** The origin of the login page. */
  readonly site: string;
  /** Where a browser would go now. */
  readonly destination: SignInDestination;
  /** The session. `reveal` returns it. */
  readonly session: Secret;
  /** With `follow`: the address that answered last. */
  readonly followed?: {
    /** The HTTP status of the last answer. */
    readonly status: number;
    /** The origin of the last address. */
    readonly origin: string;
    /** The path of the last address, without the query. */
    readonly path: string;
  };
  /** The cookies of the site and, with `follow`, of the destination. */
  cookies(): readonly HarnessCookie[];
  /** The same cookies, for a browser context of Playwright. */
  storageState(): StorageState;
}

/** The platform asks for a code, and nobody provided one. */
export interface CodeRequired extends Attempt {
  readonly outcome: 'two-factor-required';
  /** The error, which says that a code is needed. */
  readonly error: SignInError;
  /** The ways to receive a code. */
  readonly contacts: readonly CodeContact[];
}

/** Every other end. */
export interface NotSignedIn extends Attempt {
  /** How the sign-in ended. `OUTCOMES` says what each means. */
  readonly outcome:
    | 'password-change-required'
    | 'refused'
    | 'two-factor-suspended'
    | 'redirect-refused'
    | 'destination-refused'
    | 'usage'
    | 'configuration-fault'
    | 'environment-fault'
    | 'input-required'
    | 'guarded'
    | 'interrupted'
    | 'defect';
  /** Why, and what to do about it. */
  readonly error: SignInError;
}

/** How a sign-in ended. `outcome` tells the ends apart, by the same names as the command's `--json`. */
export type SignInOutcome = SignedIn | CodeRequired | NotSignedIn;
