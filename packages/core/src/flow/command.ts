import type { Departure } from '../redirect/departure.ts';
import type { Destination } from '../redirect/destination.ts';
import type { Credentials, Draft } from '../session/credentials.ts';
import type { SessionParameters } from '../session/login-answer.ts';
import type { TrackingEvent } from '../tracking/tracking-event.ts';

/** What the flow wants done, in the imperative. Commands may hold secrets; they are never kept. */
export type Command =
  | { readonly run: 'sign-in'; readonly credentials: Credentials }
  | { readonly run: 'load-account'; readonly parameters: SessionParameters }
  | { readonly run: 'choose-destination'; readonly departure: Departure }
  | { readonly run: 'remember'; readonly draft: Draft }
  | { readonly run: 'record'; readonly event: TrackingEvent }
  | { readonly run: 'leave'; readonly destination: Destination }
  | { readonly run: 'leave-again' }
  | { readonly run: 'forget-departure' }
  | { readonly run: 'watch-departure' }
  | { readonly run: 'wait-for-cooldown'; readonly seconds: number };

/** The name of a command. */
export type CommandName = Command['run'];

/** The command of a name. */
export type CommandOf<Name extends CommandName> = Extract<Command, { readonly run: Name }>;

/**
 * How long a command matters. `work` is waited for, and cancelled when the flow moves on; `watch` is cancelled too,
 * but nobody waits for it; an `effect` is carried out whatever happens next.
 */
export const COMMAND_KINDS = {
  'sign-in': 'work',
  'load-account': 'work',
  'choose-destination': 'work',
  remember: 'effect',
  record: 'effect',
  leave: 'effect',
  'leave-again': 'effect',
  'forget-departure': 'effect',
  'watch-departure': 'watch',
  'wait-for-cooldown': 'watch',
} as const satisfies Record<CommandName, 'work' | 'watch' | 'effect'>;
