import type { CommandName } from '../flow/command.ts';
import type { EventName } from '../flow/event.ts';
import type { StateName } from '../flow/state.ts';
import type { RecordedEvent } from './entry.ts';

type Words = (event: RecordedEvent) => string;

const after = (seconds: number | undefined): string =>
  seconds ? ` It asks to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` : '';
const because = ({ fault, cause, code, status, field, seconds }: RecordedEvent): string => {
  const facts = [
    code === undefined ? '' : `code ${code}`,
    status === undefined ? '' : `HTTP ${status}`,
    cause === undefined ? '' : `because of ${cause}`,
    field === undefined ? '' : `the field ${field}`,
  ].filter((fact) => fact !== '');
  return `: ${fault ?? 'no reason'}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}.${after(seconds)}`;
};
const PLACES = {
  login: 'the login',
  'login-failed': 'the failed login',
  reset: 'the forgotten password',
  tfa: 'the code',
  'force-password': 'the new password',
};
const REDIRECTS = {
  listed: ' It names a partner that is listed.',
  refused: ' Its way back to a partner is missing or not listed.',
};
const KEYS = {
  own: ' The browser’s history holds the key of this attempt.',
  other: ' The browser’s history holds the key of another attempt.',
};

/** What happened, for each event, in a sentence. */
export const EVENT_WORDS: Readonly<Record<EventName, Words>> = {
  'opened-at': ({ step = 'login', language, region, redirect, key }) =>
    `The address of ${PLACES[step]} was opened, in the language ${language ?? 'en'}${region === undefined ? '' : `, for the region ${region}`}.${redirect === undefined ? '' : REDIRECTS[redirect]}${key === undefined ? '' : KEYS[key]}`,
  'draft-changed': () => 'The visitor typed.',
  submitted: ({ tab, platform, complete, remember, reference }) =>
    `The visitor pressed Log in, with ${complete ? '' : 'an incomplete '}${tab === 'phone' ? 'phone number' : 'user name'} and password, for the platform ${platform ?? 'webtrader'}${remember ? ', to be remembered' : ''}.${reference === undefined ? '' : ` The reference of this attempt is ${reference}.`}`,
  'contact-selected': ({ contact }) =>
    contact === undefined
      ? 'The visitor chose a contact that is not in the list.'
      : `The visitor chose contact number ${contact + 1} for the code.`,
  'resend-pressed': () => 'The visitor pressed Resend code.',
  'code-submitted': ({ complete }) => `The visitor entered ${complete ? 'a code' : 'an incomplete code'}.`,
  'popup-closed': () => 'The visitor closed the pop-up.',
  'password-change-submitted': ({ complete, matches }) =>
    `The visitor submitted a new password${complete ? '' : ' that is incomplete or breaks a rule'}${matches ? '' : ', entered in two different ways'}.`,
  'form-cleared': () => 'The visitor cleared the form.',
  'error-closed': () => 'The visitor closed the error.',
  'ok-pressed': () => 'The visitor pressed OK.',
  'continue-pressed': () => 'The visitor pressed Continue.',
  'cancel-pressed': () => 'The visitor pressed Cancel.',
  'back-pressed': () => 'The visitor went back to the login.',
  'page-restored': () => 'The browser showed the page again as it had kept it.',
  'session-opened': () => 'The platform opened a session.',
  'two-factor-required': ({ contacts = 0, seconds }) =>
    `The platform asked for a code, and named ${contacts} ${contacts === 1 ? 'contact' : 'contacts'}.${after(seconds)}`,
  'password-change-required': () => 'The platform asked for a new password.',
  'code-sent': () => 'The platform sent the code.',
  'code-not-sent': (event) => `The code was not sent${because(event)}`,
  'code-refused': (event) => `The platform refused the code${because(event)}`,
  'verification-failed': (event) => `The code could not be verified${because(event)}`,
  'password-changed': () => 'The platform changed the password.',
  'password-not-changed': (event) => `The password was not changed${because(event)}`,
  'session-gone': () => 'The session was no longer held.',
  'session-refused': (event) => `The platform refused the sign-in${because(event)}`,
  'sign-in-failed': (event) => `The sign-in got no usable answer${because(event)}`,
  'account-loaded': () => 'The platform answered with the account.',
  'account-failed': (event) => `The account could not be loaded${because(event)}`,
  'destination-chosen': ({ purpose, host }) =>
    `The destination was chosen: ${purpose === 'platform' ? 'the platform' : purpose === 'partner' ? 'the partner' : 'My Account'}${host === undefined ? '' : `, at ${host}`}.`,
  'destination-refused': (event) => `No destination could be chosen${because(event)}`,
  'departure-stalled': () => 'Leaving took too long.',
  'cooldown-ended': () => 'The waiting time ended.',
  'resend-ready': () => 'The wait before another code ended.',
  'command-broke': () => 'Our own code failed while it carried out a command.',
};

/** What a state shows or does, after “Now”. */
export const STATE_WORDS: Readonly<Record<StateName, string>> = {
  opening: 'the page opens',
  login: 'the login form is shown',
  'signing-in': 'the sign-in is under way',
  'loading-account': 'the account is being loaded',
  'choosing-destination': 'the destination is being chosen',
  'cooling-down': 'the login form is locked for a while',
  'login-failed': 'the failed login is shown',
  reset: 'the page for forgotten passwords is shown',
  'two-factor': 'the form for the code is shown',
  'sending-code': 'the code is being sent',
  'verifying-code': 'the code is being verified',
  'code-refused': 'a pop-up tells of the refused code',
  'code-cooling-down': 'the form for the code is locked for a while',
  'force-password': 'the form for a new password is shown',
  'changing-password': 'the password is being changed',
  'password-not-changed': 'the password change has failed',
  'password-changed': 'the password change has succeeded',
  'redirect-refused': 'the way back to the partner is refused',
  leaving: 'the visitor leaves',
  'configuration-fault': 'the page cannot work, because of its configuration',
};

/** What each command asks the platform to do; null if it asks nothing. */
export const CALL_WORDS: Readonly<Record<CommandName, string | null>> = {
  'sign-in': 'open a session',
  'load-account': 'send the account',
  'send-code': 'send a code',
  'verify-code': 'verify the code',
  'change-password': 'change the password',
  'choose-destination': null,
  'prepare-departure': null,
  'recall-departure': null,
  remember: null,
  record: null,
  leave: null,
  forget: null,
  'watch-departure': null,
  'wait-for-cooldown': null,
  'wait-for-resend': null,
};
