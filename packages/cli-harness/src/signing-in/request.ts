import type { Wishes } from '../site/visit.ts';

/** What a sign-in asks for. Who signs in, and with which secrets, is for its `Means`. */
export interface SignInRequest extends Wishes {
  /** The deadline of each call in milliseconds. */
  readonly timeout: number | undefined;
  readonly allowProduction: boolean;
  /** Leaves every session open at the end. */
  readonly keepSession: boolean;
  /** Whether to open the destination. */
  readonly follow: boolean;
}
