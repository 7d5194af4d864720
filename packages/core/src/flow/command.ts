import type { Visit } from '../address/location.ts';
import type { PlatformType } from '../configuration/configuration.ts';
import type { Credentials, Draft } from '../session/credentials.ts';
import type { TrackingEvent } from '../tracking/tracking-event.ts';

/**
 * What the flow wants done. The only secrets in commands are those that the visitor has just typed. `perform` holds the
 * session, the account and the destination, and the commands use what it holds.
 */
export type Command =
  | {
      readonly run: 'sign-in';
      /** Who signs in, and for which platform. A secret. */
      readonly credentials: Credentials;
    }
  | { readonly run: 'load-account' }
  | {
      readonly run: 'choose-destination';
      /** What the address says: region, language and query. */
      readonly visit: Visit;
      /** The platform to leave for. */
      readonly platformType: PlatformType;
    }
  | {
      readonly run: 'send-code';
      /** The contact to send a code to. */
      readonly contactId: string;
    }
  | {
      readonly run: 'verify-code';
      /** The typed code. A secret. */
      readonly code: string;
    }
  /** Builds the platform's address while the session is fresh, for `recall-departure` after the change. */
  | { readonly run: 'prepare-departure'; readonly visit: Visit; readonly platformType: PlatformType }
  | {
      readonly run: 'change-password';
      /** Whose password is changed. */
      readonly username: string;
      /** The old password, as typed. A secret. */
      readonly oldPassword: string;
      /** The new password, as typed. A secret. */
      readonly newPassword: string;
    }
  | { readonly run: 'recall-departure' }
  | {
      readonly run: 'remember';
      /** The values of the form to remember. */
      readonly draft: Draft;
    }
  | {
      readonly run: 'record';
      /** The event for the brand's statistics. */
      readonly event: TrackingEvent;
    }
  /** Leaves for the chosen destination, and drops everything else that is held. */
  | { readonly run: 'leave' }
  /** Drops everything that is held for later steps. */
  | { readonly run: 'forget' }
  | { readonly run: 'watch-departure' }
  | {
      readonly run: 'wait-for-cooldown';
      /** How long to wait, in seconds. */
      readonly seconds: number;
    }
  | { readonly run: 'wait-for-resend'; readonly seconds: number };

/** The name of a command. */
export type CommandName = Command['run'];

/** The command with this name. */
export type CommandOf<Name extends CommandName> = Extract<Command, { readonly run: Name }>;

/**
 * How long a command matters. `work` is waited for, and cancelled when the flow moves on. A `watch` is
 * cancelled too, but not waited for. A `timer` runs on, whatever the flow does, until the same command starts it anew. An
 * `effect` is always carried out.
 */
export const COMMAND_KINDS = {
  'sign-in': 'work',
  'load-account': 'work',
  'choose-destination': 'work',
  'send-code': 'work',
  'verify-code': 'work',
  'prepare-departure': 'effect',
  'change-password': 'work',
  'recall-departure': 'work',
  remember: 'effect',
  record: 'effect',
  leave: 'effect',
  forget: 'effect',
  'watch-departure': 'watch',
  'wait-for-cooldown': 'watch',
  'wait-for-resend': 'timer',
} as const satisfies Record<CommandName, 'work' | 'watch' | 'timer' | 'effect'>;
