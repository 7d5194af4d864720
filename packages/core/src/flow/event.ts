import type { Step, Visit } from '../address/location.ts';
import type { LoginTab } from '../brand/brand-table.ts';
import type { CookiesBlocked, ServiceError, SessionExpired, SessionRefused } from '../errors/domain-error.ts';
import type { ChooseDestinationError } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Account } from '../session/account.ts';
import type { Credentials } from '../session/credentials.ts';
import type { SessionParameters } from '../session/login-answer.ts';

/** What can happen, in the past tense. Events may hold secrets; they are never kept. */
export type Event =
  /** An address was opened, by a link, by the browser's history or typed in. */
  | { readonly type: 'opened-at'; readonly step: Step; readonly visit: Visit }
  | {
      readonly type: 'submitted';
      readonly credentials: Credentials;
      readonly tab: LoginTab;
      readonly rememberMe: boolean;
      readonly reference: string;
    }
  | { readonly type: 'session-opened'; readonly parameters: SessionParameters }
  | { readonly type: 'two-factor-required' }
  | { readonly type: 'password-change-required' }
  | { readonly type: 'session-refused'; readonly error: SessionRefused }
  | { readonly type: 'sign-in-failed'; readonly error: ServiceError | CookiesBlocked }
  | { readonly type: 'account-loaded'; readonly parameters: SessionParameters; readonly account: Account }
  | { readonly type: 'account-failed'; readonly error: ServiceError | SessionExpired }
  | { readonly type: 'destination-chosen'; readonly destination: Destination }
  | { readonly type: 'destination-refused'; readonly error: ChooseDestinationError }
  | { readonly type: 'departure-stalled' }
  | { readonly type: 'cooldown-ended' }
  | { readonly type: 'continue-pressed' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'back-pressed' }
  /** The browser took the page out of its back/forward cache. */
  | { readonly type: 'page-restored' }
  /** A performer broke its promise never to reject: a defect of ours. */
  | { readonly type: 'command-broke' };

/** The name of an event. */
export type EventName = Event['type'];

/** The event of a name. */
export type EventOf<Name extends EventName> = Extract<Event, { readonly type: Name }>;
