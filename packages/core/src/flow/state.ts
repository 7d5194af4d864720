import type { Visit } from '../address/location.ts';
import type {
  AccountSuspended,
  CodeNotSent,
  CodeRefused,
  ConfigurationFault,
  CookiesBlocked,
  InvalidRedirectUri,
  PasswordNotChanged,
  ServiceBusy,
  ServiceError,
  SessionExpired,
  SessionRefused,
  TokenMissing,
  TooManyAttempts,
} from '../errors/domain-error.ts';
import type { ResetPage } from '../forgot-password/forgot-links.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Draft, RememberedVisitor } from '../session/credentials.ts';
import type { Contact } from '../two-factor/contact.ts';

/** The fields of every state. No state holds a secret, so states may be shown, logged and compared. */
interface Common {
  /** What the address says: region, language and query. */
  readonly visit: Visit;
  /** The values of the form, except the password. */
  readonly draft: Draft;
  /** The support reference of the running or last attempt. */
  readonly reference?: string;
}

/** The flow works on its own; the screen named by `behind` stays in view. */
interface Working extends Common {
  /** The screen that stays in view. */
  readonly behind: 'login' | 'two-factor' | 'force-password';
}

/** A message on a screen that is not about a fault. Shown as a status. */
export type News = 'can-try-again' | 'cancelled' | 'change-cancelled' | 'code-sent' | 'session-expired';

/** A fault for which the server names a waiting time. */
export type TimedFault = TooManyAttempts | ServiceBusy;

/** A fault that leaves the visitor at the login form. */
export type LoginFault = ServiceError | SessionExpired | CookiesBlocked | TokenMissing;

/** The fields of the two-factor screen (spec 2). */
export interface TwoFactorView {
  /** Sorted by category. */
  readonly contacts: readonly Contact[];
  /** The chosen contact. None is preselected. */
  readonly contactId: string | null;
  /** The visitor went on without choosing a contact. */
  readonly contactMissing?: boolean;
  /** The platform's wait before another code, as it was at its start; 0 seconds once it is over. */
  readonly resendWait?:
    | {
        /** How long the wait was at its start, in seconds. */
        readonly seconds: number;
      }
    | undefined;
  /** What went wrong with the last code or the last call. */
  readonly fault?: CodeNotSent | ServiceError;
  /** What the screen tells besides faults. */
  readonly news?: News;
}

/**
 * The states of the flow, distinguished by `at`. A state that follows a fault holds it as `fault`; `noticeOf`
 * returns the message for the visitor.
 */
export type State =
  | Opening
  | (Common & {
      readonly at: 'login';
      /** What went wrong. `noticeOf` makes the message of it. */
      readonly fault?: LoginFault;
      /** What the screen tells besides faults. */
      readonly news?: News;
    })
  | (Common & { readonly at: 'signing-in' })
  | (Working & { readonly at: 'loading-account' })
  | (Working & { readonly at: 'choosing-destination' })
  | (Common & { readonly at: 'cooling-down'; readonly fault: TimedFault })
  /** Without a fault when the address was opened directly. */
  | (Common & { readonly at: 'login-failed'; readonly fault?: SessionRefused })
  | (Common & {
      readonly at: 'reset';
      /** How the provider's page is shown. */
      readonly page: ResetPage;
    })
  | (Common & TwoFactorView & { readonly at: 'two-factor' })
  | (Common & TwoFactorView & { readonly at: 'sending-code' })
  | (Common & TwoFactorView & { readonly at: 'verifying-code' })
  | (Common & Omit<TwoFactorView, 'fault'> & { readonly at: 'code-cooling-down'; readonly fault: TimedFault })
  /** The pop-up over the two-factor screen. After `account-suspended`, closing it leads to the login. */
  | (Common &
      Omit<TwoFactorView, 'fault'> & {
        readonly at: 'code-refused';
        readonly fault: CodeRefused | AccountSuspended;
      })
  | (Common & {
      readonly at: 'force-password';
      /** Whether the two new passwords differ. */
      readonly mismatch: boolean;
    })
  | (Common & { readonly at: 'changing-password' })
  | (Common & { readonly at: 'password-not-changed'; readonly fault: PasswordNotChanged })
  | (Common & { readonly at: 'password-changed' })
  | (Common & { readonly at: 'redirect-refused'; readonly fault: InvalidRedirectUri })
  | (Common & {
      readonly at: 'leaving';
      /** What the destination is. */
      readonly purpose: Destination['purpose'];
      /** The destination's host, with its port. */
      readonly host: string;
      /** Whether the departure takes longer than `DEPARTURE_PATIENCE`. */
      readonly stalled: boolean;
    })
  | (Common & { readonly at: 'configuration-fault'; readonly fault: ConfigurationFault });

/** The state before the first address is known. `remembered` is the visitor of an earlier visit. */
export interface Opening {
  readonly at: 'opening';
  /** The visitor of an earlier visit, or null. */
  readonly remembered: RememberedVisitor | null;
}

/** The name of a state. */
export type StateName = State['at'];

/** The state with this name. */
export type StateAt<Name extends StateName> = Extract<State, { readonly at: Name }>;

/** Every state but the first one. */
export type OpenState = Exclude<State, Opening>;

/** The first state of a flow. */
export const openingState = (remembered: RememberedVisitor | null = null): Opening => ({
  at: 'opening',
  remembered,
});

/** Returns the fields that every state passes on to the next. */
export function carryOver({ visit, draft, reference }: OpenState): Common {
  return reference === undefined ? { visit, draft } : { visit, draft, reference };
}
