import type { SignInRequest } from './options.ts';
import type { SignInOutcome } from './outcome.ts';

/** What became of the sessions of a harness. */
export interface Closing {
  /** How many sessions were logged off. */
  readonly loggedOff: number;
  /** The sessions that could not be logged off, and why. They may stay open until they expire. */
  readonly stillOpen: readonly {
    /** Whose session it is. */
    readonly username: string;
    /** Why it could not be logged off. */
    readonly reason: string;
  }[];
}

/** Signs in for tests, and logs off again. */
export interface Harness {
  /**
   * Signs in as a visitor of the login page would. It never rejects: a refusal, a fault and a mistake in the request are
   * outcomes. Several sign-ins can run at once; each has its own cookies.
   */
  signIn(request: SignInRequest): Promise<SignInOutcome>;
  /** Stops what is running and logs off every session. It never rejects. Later sign-ins are refused. */
  close(): Promise<Closing>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}
