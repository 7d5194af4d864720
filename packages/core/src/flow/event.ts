import type { Step, Visit } from '../address/location.ts';
import type {
  AccountSuspended,
  CodeNotSent,
  CodeRefused,
  CookiesBlocked,
  PasswordNotChanged,
  ServiceError,
  SessionExpired,
  SessionRefused,
  TokenMissing,
} from '../errors/domain-error.ts';
import type { PasswordChangeForm } from '../password-policy/password-change.ts';
import type { ChooseDestinationError } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Draft } from '../session/credentials.ts';
import type { TwoFactorMethod } from '../session/login-answer.ts';

/** What happened. Events may hold what the visitor has just typed, and are never stored. */
export type Event = VisitorEvent | CommandEvent;

/** What a visitor does, and what a driver sends for it. `OFFERS` says what each means to a driver. */
export type VisitorEvent =
  /** An address was opened by a link, by the browser's history or by typing it. */
  | {
      readonly type: 'opened-at';
      /** The step in the address. */
      readonly step: Step;
      /** What the address says besides the step. */
      readonly visit: Visit;
      /** The history entry's key to a step that needs an earlier one (functional spec, after sign-in). */
      readonly ticket?: string;
    }
  /** The current values of the login form. Also sent when the form is left, so that nothing typed is lost. */
  | {
      readonly type: 'draft-changed';
      /** The values of the form, except the password. */
      readonly draft: Draft;
    }
  | {
      readonly type: 'submitted';
      readonly draft: Draft;
      /** The password, as typed. A secret. */
      readonly password: string;
      /** The support reference of this attempt, from `makeReference`. */
      readonly reference: string;
    }
  | {
      readonly type: 'contact-selected';
      /** The chosen contact. */
      readonly contactId: string;
    }
  | { readonly type: 'resend-pressed' }
  | {
      readonly type: 'code-submitted';
      /** The code, as typed. A secret. */
      readonly code: string;
    }
  | { readonly type: 'popup-closed' }
  | {
      readonly type: 'password-change-submitted';
      /** The three fields, as typed. Secrets. */
      readonly form: PasswordChangeForm;
    }
  | { readonly type: 'form-cleared' }
  | { readonly type: 'error-closed' }
  | { readonly type: 'ok-pressed' }
  | { readonly type: 'continue-pressed' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'back-pressed' }
  /** The browser restored the page from its back/forward cache. */
  | { readonly type: 'page-restored' };

/** What a command of the flow led to. It holds no secret. */
export type CommandEvent =
  | { readonly type: 'session-opened' }
  | {
      readonly type: 'two-factor-required';
      /** The ways to receive a code. */
      readonly methods: readonly TwoFactorMethod[];
      /** How long this visitor has to wait, from an earlier try, until a code may be sent again. */
      readonly resendSeconds?: number;
    }
  | { readonly type: 'password-change-required' }
  | { readonly type: 'code-sent' }
  | {
      readonly type: 'code-not-sent';
      /** What went wrong. */
      readonly error: CodeNotSent;
    }
  | { readonly type: 'code-refused'; readonly error: CodeRefused | AccountSuspended }
  | { readonly type: 'verification-failed'; readonly error: ServiceError | SessionExpired }
  | { readonly type: 'password-changed' }
  | { readonly type: 'password-not-changed'; readonly error: PasswordNotChanged }
  /** The session that the flow should continue with is no longer held. */
  | { readonly type: 'session-gone' }
  | { readonly type: 'session-refused'; readonly error: SessionRefused }
  | { readonly type: 'sign-in-failed'; readonly error: ServiceError | CookiesBlocked | TokenMissing }
  | { readonly type: 'account-loaded' }
  | { readonly type: 'account-failed'; readonly error: ServiceError | SessionExpired }
  | {
      readonly type: 'destination-chosen';
      /** What the destination is. */
      readonly purpose: Destination['purpose'];
      /** The destination's host, with its port. */
      readonly host: string;
    }
  | { readonly type: 'destination-refused'; readonly error: ChooseDestinationError }
  | { readonly type: 'departure-stalled' }
  | { readonly type: 'cooldown-ended' }
  | { readonly type: 'resend-ready' }
  /** `perform` rejected, or resolved with an event that the flow does not accept: a defect of ours. */
  | { readonly type: 'command-broke' };

/** The name of an event. */
export type EventName = Event['type'];

/** The name of an event that a visitor can cause. */
export type VisitorEventName = VisitorEvent['type'];

/** The event with this name. */
export type EventOf<Name extends EventName> = Extract<Event, { readonly type: Name }>;
