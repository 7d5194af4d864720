import type {
  Cancellation,
  Configuration,
  Contact,
  DomainError,
  Language,
  OFFERS,
  PlatformType,
  SessionHeaders,
  StateName,
  VisitorEventName,
} from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Ending } from '../report/ending.ts';
import type { FlowChange, RequestRecord } from '../report/run-report.schema.ts';
import type { Secret } from '../terminal/secret.ts';

/** Who signs in: by user name, or by phone number. */
export type Who =
  | { readonly by: 'username'; readonly username: string }
  | { readonly by: 'phone'; readonly prefix: string; readonly number: string };

/**
 * A button or link, by what it does: `back` returns to the login; `ok` closes the pop-up over the code, and goes on
 * after a changed password; `close` leaves the error view of the changed password; `continue` leaves again.
 */
export const BUTTONS = Object.keys({
  back: true,
  cancel: true,
  ok: true,
  close: true,
  clear: true,
  continue: true,
} satisfies Record<Button, true>) as readonly Button[];

type OfferedPhrase = (typeof OFFERS)[VisitorEventName]['phrase'];

/** The name of a button. */
export type Button = OfferedPhrase extends infer Said
  ? Said extends `press ${infer Name}`
    ? Name
    : never
  : never;

/** Something that a visitor does on the page. */
export type VisitorAction =
  | { readonly do: 'type-username'; readonly username: string }
  /** Fills in the login form and presses `Log in`. */
  | {
      readonly do: 'sign-in';
      readonly who: Who;
      readonly password: Secret;
      /** The page's preselection if it is null. */
      readonly platform: PlatformType | null;
      readonly rememberMe: boolean;
    }
  /** Presses `Log in` once more, with what the form holds. */
  | { readonly do: 'sign-in-again' }
  /** Chooses where the code is sent, which sends it. */
  | { readonly do: 'choose-contact'; readonly contactId: string }
  | { readonly do: 'resend-code' }
  | { readonly do: 'enter-code'; readonly code: Secret }
  | {
      readonly do: 'change-password';
      readonly oldPassword: Secret;
      readonly newPassword: Secret;
      readonly reEnterPassword: Secret;
    }
  | { readonly do: 'press'; readonly button: Button }
  /** Uses the language menu. */
  | { readonly do: 'switch-language'; readonly language: Language }
  /** Uses the browser's own buttons. */
  | { readonly do: 'go-back' | 'go-forward' }
  /** Returns from the destination to the page as the browser kept it. */
  | { readonly do: 'come-back' };

/** What the visitor sees. */
export interface Shown {
  /** The state of the flow. */
  readonly at: StateName;
  /** Leaving takes so long that `Continue` is offered. */
  readonly stalled: boolean;
  /** The kind of the fault that the page tells of, or null. */
  readonly fault: DomainError['kind'] | null;
  /** The message of the page, in its language; null if there is none. */
  readonly message: string | null;
  readonly language: Language | null;
  /** Where a code can be sent, in the page's order. Empty where the page does not ask. */
  readonly contacts: readonly Contact[];
  readonly contactId: string | null;
}

/** Where the page left to. */
export interface Departure {
  readonly kind: 'navigate' | 'form-post';
  /** The whole address. It holds a session. */
  readonly url: string;
  /**
   * What the address and its form carry, by name and decoded: the query, placeholders of the path under `{name}`, and
   * what an encrypted query held. Secrets are in plain text: mask them before they are shown.
   */
  readonly parameters: Readonly<Record<string, string>>;
  /** The fields of the form that is posted there, if one is. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The same parameters as they may be shown, if the driver knows which of them are secret. */
  readonly masked?: Readonly<Record<string, string>>;
}

/** What happened to the session of a login. */
export type SessionEnd =
  | { readonly kind: 'none' | 'kept' | 'logged-off' }
  | { readonly kind: 'open'; readonly reason: string };

/** What a destination answered. */
export interface Arrival {
  readonly accepted: boolean;
  readonly status: number;
  /** The address that answered, without its query. */
  readonly origin: string;
  readonly path: string;
}

/** Why a visitor cannot do something: the page does not offer it. */
export interface NotOffered {
  readonly kind: 'not-offered';
  readonly at: StateName;
}

/** What a driver is made with. */
export interface DriverOptions {
  /** The site's origin. */
  readonly origin: string;
  readonly configuration: Configuration;
  readonly cancellation: Cancellation;
  /** Called with each secret as soon as it is known. */
  readonly onSecret: (secret: string) => void;
  /** Leaves every session open at the end. */
  readonly keepSessions?: boolean;
}

/**
 * A login page, as a visitor uses it. Each driver has its own way: the core alone, or a browser. A scenario is played
 * through this interface, so it passes or fails the same way with each of them.
 */
export interface LoginDriver {
  readonly via: 'core' | 'ui';
  /** Opens an address of the site as if it was typed: a path with its query. Gives up what was in progress. */
  readonly open: (address: string) => Promise<Result<void, Ending>>;
  /** Does something. Resolves when it is done, before what follows from it. */
  readonly act: (action: VisitorAction) => Promise<Result<void, NotOffered>>;
  /**
   * Resolves with what is shown as soon as `fits` accepts it, or as soon as nothing is going on any more, but in that case not
   * before `patience` milliseconds are over. A cancellation ends the wait. It never rejects.
   */
  readonly until: (fits: (shown: Shown) => boolean, patience?: number) => Promise<Shown>;
  /** What is shown now. */
  readonly shown: () => Shown;
  /** How a run ends with the fault or the defect that is there now, with advice; null if nothing is wrong. */
  readonly ending: () => Ending | null;
  /** Where the page left to; null as long as it has not. */
  readonly departure: () => Departure | null;
  /** What the destination answers. The driver opens it, if it is not there already. */
  readonly arrive: () => Promise<Result<Arrival, Ending>>;
  /** The open session; null if there is none. */
  readonly session: () => SessionHeaders | null;
  /** The support reference of the last attempt, if the page made it and not the driver. */
  readonly reference?: () => string | null;
  /** What the flow did since the driver was made. */
  readonly changes: () => readonly FlowChange[];
  /** The transcript of the login that was opened last, as core writes it. Null if there is none. */
  readonly transcript: () => string | null;
  /** The requests since the driver was made, if the driver records them. */
  readonly requests?: () => readonly RequestRecord[];
  /** Takes a picture, if the driver can. Resolves with its path. */
  readonly takePicture?: (name: string) => Promise<string | null>;
  /** Stops what goes on. What is shown, and the session, stay as they are. */
  readonly stop: () => void;
  /** Logs off what was opened, unless sessions are kept, and lets go of everything. */
  readonly close: () => Promise<SessionEnd>;
}
