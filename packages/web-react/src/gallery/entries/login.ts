import type { EventOf, LoginFault, News, StatesOf, TimedFault } from '@gatehouse-login/core';
import { aDraft } from '@gatehouse-login/core/testing';
import { type Entries, type Entry, waiting } from '../entry.ts';
import {
  fill,
  fillIn,
  type Move,
  pass,
  press,
  pressSubmit,
  pressUntil,
  say,
  signIn,
  typeInCapitals,
  waitFor,
} from '../moves.ts';
import { sendPasswords } from './force-password.ts';

type Named = Entry & { readonly variant: string };

const asVariants = (table: Readonly<Record<string, Entry>>): readonly Named[] =>
  Object.entries(table).map(([variant, entry]) => ({ ...entry, variant }));

const opened: readonly Move[] = [...signIn, { type: 'session-opened' }];
const failed = (error: EventOf<'sign-in-failed'>['error']): readonly Move[] => [
  ...signIn,
  { type: 'sign-in-failed', error },
];

const FAULTS = asVariants({
  unreachable: { title: 'Service not reached', play: failed({ kind: 'unreachable' }) },
  'timed-out': { title: 'No answer in time', play: failed({ kind: 'timed-out' }) },
  offline: { title: 'Offline', play: failed({ kind: 'offline' }) },
  'malformed-answer': {
    title: 'Answer not understood',
    play: failed({ kind: 'malformed-answer', detail: 'session' }),
  },
  'cookies-blocked': { title: 'Cookies blocked', play: failed({ kind: 'cookies-blocked' }) },
  'token-missing': { title: 'Site without its cookie', play: failed({ kind: 'token-missing' }) },
  'session-expired': {
    title: 'Session expired at once',
    play: [...opened, { type: 'account-failed', error: { kind: 'session-expired' } }],
  },
} satisfies Record<Exclude<LoginFault['kind'], TimedFault['kind']>, Entry>);

const BUSY: TimedFault = { kind: 'service-busy', seconds: 30 };
const TOO_MANY: TimedFault = { kind: 'too-many-attempts', seconds: 30 };

const NEWS = asVariants({
  'can-try-again': { title: 'Wait is over', play: [...failed(BUSY), { type: 'cooldown-ended' }] },
  cancelled: { title: 'Cancelled', play: [...signIn, { type: 'cancel-pressed' }] },
  'change-cancelled': {
    title: 'Password change cancelled',
    play: [...sendPasswords, { type: 'cancel-pressed' }],
  },
  'step-gone': { title: 'Step that no longer exists', step: 'tfa' },
} satisfies Record<Exclude<News, 'code-sent' | 'session-expired'> | 'step-gone', Entry>);

const TABS = { dualLoginSupported: true } as const;
const toPhone: Move = {
  type: 'draft-changed',
  draft: aDraft({ tab: 'phone', username: '', phonePrefix: '', phoneNumber: '' }),
};
const REMEMBERED = { username: 'DM123456', phonePrefix: '', phoneNumber: '' };
const REMEMBERED_PHONE = { username: '', phonePrefix: '+86', phoneNumber: '13800138000' };

const LOGIN: Entries = [
  { title: 'Empty' },
  { variant: 'remembered', title: 'Remembered user name', remembered: REMEMBERED },
  {
    variant: 'filled-in',
    title: 'Filled in, password shown',
    play: [fillIn, press('main .password-field__toggle')],
  },
  { variant: 'fields-missing', title: 'Required fields', play: [pressSubmit] },
  { variant: 'caps-lock', title: 'Caps Lock is on', play: [fillIn, typeInCapitals('password')] },
  { variant: 'tabs', title: 'Two tabs', changes: TABS, remembered: REMEMBERED },
  { variant: 'phone', title: 'Phone', changes: TABS, play: [toPhone] },
  { variant: 'phone-remembered', title: 'Remembered phone', changes: TABS, remembered: REMEMBERED_PHONE },
  {
    variant: 'phone-list',
    title: 'List of countries',
    changes: TABS,
    play: [toPhone, pressUntil('main [name=phonePrefix]', '[role=listbox]')],
  },
  { variant: 'phone-missing', title: 'Required phone fields', changes: TABS, play: [toPhone, pressSubmit] },
  {
    variant: 'phone-malformed',
    title: 'No digits in the phone',
    changes: TABS,
    play: [toPhone, fill({ phonePrefix: 'nowhere', phoneNumber: 'none', password: 'x' }), pressSubmit],
  },
  { variant: 'language-menu', title: 'Language menu', play: [press('header [aria-haspopup=menu]')] },
  {
    variant: 'disclaimer',
    title: 'Risk disclaimer',
    region: 'ie',
    on: ({ regions }) => regions.includes('ie'),
  },
  { variant: 'connection-lost', title: 'Connection lost', play: [say('error.offline')] },
  { variant: 'connection-back', title: 'Connection back', play: [say('page.backOnline')] },
  {
    variant: 'logged-in-elsewhere',
    title: 'Logged in on another tab',
    play: [say('page.loggedInElsewhere')],
  },
  ...FAULTS,
  ...NEWS,
];

/** The states that the login screen shows. */
export const LOGIN_ENTRIES: { readonly [Name in StatesOf<'login'>['at']]: Entries } = {
  login: LOGIN,
  'signing-in': waiting(signIn),
  'loading-account': [{ title: 'Account call', play: [...opened, pass(1_000)] }],
  'choosing-destination': [
    { title: 'Destination being chosen', play: [...opened, { type: 'account-loaded' }] },
  ],
  'cooling-down': [
    { title: 'Too many attempts', play: failed(TOO_MANY) },
    { variant: 'service-busy', title: 'Service busy', play: failed(BUSY) },
    { variant: 'one-second', title: 'One second left', play: [...failed(TOO_MANY), pass(29_000)] },
  ],
  'redirect-refused': [
    {
      title: 'Address not listed',
      query: '?redirect_uri=https%3A%2F%2Felsewhere.example%2F',
      play: [waitFor('main [role=alert]')],
    },
  ],
};
