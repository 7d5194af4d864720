import type { CommandEvent, EventName } from '../flow/event.ts';

/** The platform's verdict about a password. */
export type PasswordVerdict = 'right' | 'wrong';

const VERDICTS = {
  'session-opened': 'right',
  'two-factor-required': 'right',
  'password-change-required': 'right',
  'session-refused': 'wrong',
  'code-sent': null,
  'code-not-sent': null,
  'code-refused': null,
  'verification-failed': null,
  'password-changed': null,
  'password-not-changed': null,
  'session-gone': null,
  'sign-in-failed': null,
  'account-loaded': null,
  'account-failed': null,
  'destination-chosen': null,
  'destination-refused': null,
  'departure-stalled': null,
  'cooldown-ended': null,
  'resend-ready': null,
  'command-broke': null,
} as const satisfies Record<CommandEvent['type'], PasswordVerdict | null>;

/** Returns what an event says about the password that was just sent; null if it says nothing. */
export const passwordVerdict = (event: EventName): PasswordVerdict | null =>
  event in VERDICTS ? VERDICTS[event as CommandEvent['type']] : null;
