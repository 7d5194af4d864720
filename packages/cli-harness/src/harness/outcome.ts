import type { HarnessCookie } from '../driver/cookie.ts';
import type { Secret } from '../terminal/secret.ts';
import type { CodeContact } from './options.ts';

/** A state of the login, the event that led to it, and the milliseconds since the start. */
export interface SignInStep {
  readonly at: string;
  readonly event: string;
  readonly ms: number;
}

/** Why a sign-in did not succeed, and what to do about it. */
export interface SignInError {
  readonly kind: string;
  /** The platform's own error code, if it sent one. */
  readonly code?: number;
  /** The HTTP status of the answer, if that is what went wrong. */
  readonly status?: number;
  /** How long the server asks to wait. */
  readonly seconds?: number;
  /** Whether the same sign-in may succeed later. */
  readonly retryable: boolean;
  readonly message: string;
  readonly next: string;
}

/** Where a browser would go now. Secrets in it are `•••`, so it can be compared and printed. */
export interface SignInDestination {
  readonly kind: 'navigate' | 'form-post';
  readonly origin: string;
  readonly path: string;
  /** Every part that the address and its form were built from. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The real address, and the fields of the form that is posted to it. Both hold the session. */
  reveal(): { readonly url: string; readonly fields: Readonly<Record<string, string>> | null };
}

/** A browser's storage as Playwright takes it: the option `storageState` of a context. */
export interface StorageState {
  cookies: HarnessCookie[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

interface Attempt {
  /** Null if it did not become known. The region is also null where the brand has none. */
  readonly brand: string | null;
  readonly region: string | null;
  readonly language: string | null;
  readonly platform: string | null;
  /** Names the attempt. The login page shows it too. */
  readonly reference: string;
  readonly steps: readonly SignInStep[];
  /** The login as a transcript without secrets, for `gatehouse explain`. Null if it did not begin. */
  readonly transcript: string | null;
}

/** A sign-in that reached its destination. */
export interface SignedIn extends Attempt {
  readonly outcome: 'signed-in';
  /** The origin of the login page. */
  readonly site: string;
  readonly destination: SignInDestination;
  readonly session: Secret;
  /** With `follow`: the address that answered last. */
  readonly followed?: { readonly status: number; readonly origin: string; readonly path: string };
  /** The cookies of the site and, with `follow`, of the destination. */
  cookies(): readonly HarnessCookie[];
  /** The same cookies, for a browser context of Playwright. */
  storageState(): StorageState;
}

/** The platform asks for a code, and nobody provided one. */
export interface CodeRequired extends Attempt {
  readonly outcome: 'two-factor-required';
  readonly error: SignInError;
  readonly contacts: readonly CodeContact[];
}

/** Every other end. */
export interface NotSignedIn extends Attempt {
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
  readonly error: SignInError;
}

/** How a sign-in ended. `outcome` tells the ends apart, by the same names as the command's `--json`. */
export type SignInOutcome = SignedIn | CodeRequired | NotSignedIn;
