import type { Cancellation } from '../cancellation/cancellation.ts';
import type { CommandName, CommandOf } from '../flow/command.ts';
import type { CommandEvent, Event, EventName, EventOf } from '../flow/event.ts';
import type { Perform } from '../flow/runner.ts';
import type { State, StateAt, StateName } from '../flow/state.ts';
import { transition } from '../flow/transition.ts';
import { aConfiguration, aDraft } from './builders.ts';

// Samples for tests of the flow.
export const settings = aConfiguration();
export const visit = { region: 'en-uk', language: 'en', query: '?lang=en&a=1' } as const;
export const draft = aDraft({ username: 'DM1', rememberMe: true, platformType: 'advantage' });
export const common = { visit, draft, reference: 'kamo-7352' };
export const contacts = [
  { contactId: 'mail', contactCategoryId: '1', value: 'a…@example.com' },
  { contactId: 'phone', contactCategoryId: '2', value: '…89' },
] as const;

const busy = { kind: 'service-busy', seconds: 9 } as const;
const fault = { kind: 'configuration-fault', file: 'f', problem: 'p' } as const;
const chosen = { ...common, contacts, contactId: 'phone' };

export const STATES: { [Name in StateName]: StateAt<Name> } = {
  opening: { at: 'opening', remembered: null },
  login: { ...common, at: 'login' },
  'signing-in': { ...common, at: 'signing-in' },
  'loading-account': { ...common, at: 'loading-account', behind: 'login' },
  'choosing-destination': { ...common, at: 'choosing-destination', behind: 'login' },
  'cooling-down': { ...common, at: 'cooling-down', fault: busy },
  'login-failed': { ...common, at: 'login-failed' },
  reset: { ...common, at: 'reset', page: { kind: 'frame', url: 'https://password.example/', height: 530 } },
  'two-factor': { ...common, contacts, contactId: null, at: 'two-factor' },
  'sending-code': { ...chosen, at: 'sending-code' },
  'verifying-code': { ...chosen, at: 'verifying-code' },
  'code-refused': { ...chosen, at: 'code-refused', fault: { kind: 'code-refused' } },
  'code-cooling-down': { ...chosen, at: 'code-cooling-down', fault: busy },
  'force-password': { ...common, at: 'force-password', mismatch: false },
  'changing-password': { ...common, at: 'changing-password' },
  'password-not-changed': { ...common, at: 'password-not-changed', fault: { kind: 'password-not-changed' } },
  'password-changed': { ...common, at: 'password-changed' },
  'redirect-refused': { ...common, at: 'redirect-refused', fault: { kind: 'invalid-redirect-uri' } },
  leaving: { ...common, at: 'leaving', purpose: 'platform', host: 'x', stalled: false },
  'configuration-fault': { ...common, at: 'configuration-fault', fault },
};

export const ALL_STATES = Object.keys(STATES) as StateName[];

/** A form that can be submitted. */
export const FORM = {
  oldPassword: 'Old-Horse-9',
  newPassword: 'New-Horse-99',
  reEnterPassword: 'New-Horse-99',
};

export const EVENTS: { [Name in EventName]: EventOf<Name> } = {
  'opened-at': { type: 'opened-at', step: 'login', visit },
  submitted: {
    type: 'submitted',
    draft: aDraft(),
    password: 'Correct-Horse-9',
    reference: 'r',
  },
  'draft-changed': { type: 'draft-changed', draft: aDraft({ username: 'DM2' }) },
  'session-opened': { type: 'session-opened' },
  'two-factor-required': { type: 'two-factor-required', methods: contacts },
  'password-change-required': { type: 'password-change-required' },
  'contact-selected': { type: 'contact-selected', contactId: 'mail' },
  'resend-pressed': { type: 'resend-pressed' },
  'code-sent': { type: 'code-sent' },
  'code-not-sent': { type: 'code-not-sent', error: { kind: 'code-not-sent' } },
  'code-submitted': { type: 'code-submitted', code: '123456' },
  'code-refused': { type: 'code-refused', error: { kind: 'code-refused' } },
  'verification-failed': { type: 'verification-failed', error: { kind: 'offline' } },
  'popup-closed': { type: 'popup-closed' },
  'password-change-submitted': { type: 'password-change-submitted', form: FORM },
  'form-cleared': { type: 'form-cleared' },
  'password-changed': { type: 'password-changed' },
  'password-not-changed': { type: 'password-not-changed', error: { kind: 'password-not-changed' } },
  'error-closed': { type: 'error-closed' },
  'ok-pressed': { type: 'ok-pressed' },
  'session-gone': { type: 'session-gone' },
  'session-refused': { type: 'session-refused', error: { kind: 'session-refused' } },
  'sign-in-failed': { type: 'sign-in-failed', error: { kind: 'offline' } },
  'account-loaded': { type: 'account-loaded' },
  'account-failed': { type: 'account-failed', error: { kind: 'offline' } },
  'destination-chosen': { type: 'destination-chosen', purpose: 'platform', host: 'x' },
  'destination-refused': { type: 'destination-refused', error: fault },
  'departure-stalled': { type: 'departure-stalled' },
  'cooldown-ended': { type: 'cooldown-ended' },
  'resend-ready': { type: 'resend-ready' },
  'continue-pressed': { type: 'continue-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
  'back-pressed': { type: 'back-pressed' },
  'page-restored': { type: 'page-restored' },
  'command-broke': { type: 'command-broke' },
};

/** The transition on an event that the state accepts. */
export const go = (state: State, event: Event, configuration = settings) =>
  transition(state, event, configuration)._unsafeUnwrap();

/** The replaced commands of a test. All other commands do nothing. */
export type Performers = {
  readonly [Name in CommandName]?: (
    command: CommandOf<Name>,
    cancellation: Cancellation,
  ) => Promise<CommandEvent | null>;
};

export const performBy =
  (performers: Performers): Perform =>
  (command, cancellation) => {
    const performer = performers[command.run] as Perform | undefined;
    return performer === undefined ? Promise.resolve(null) : performer(command, cancellation);
  };
