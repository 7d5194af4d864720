import type { LoginFault, News, StatesOf, TimedFault } from '@gatehouse-login/core';
import { aDraft } from '@gatehouse-login/core/testing';
import type { Entries, Entry } from '../entry.ts';
import {
  inTurn,
  pass,
  press,
  pressSubmit,
  pressUntil,
  say,
  send,
  sendAndStop,
  type,
  waitFor,
} from '../moves.ts';
import {
  type Answers,
  askingForPassword,
  expired,
  failing,
  fillIn,
  fillInPasswords,
  signIn,
  silent,
  silentAccount,
} from '../platform.ts';

type Named = Entry & { readonly variant: string };

const asVariants = (table: Readonly<Record<string, Entry>>): readonly Named[] =>
  Object.entries(table).map(([variant, entry]) => ({ ...entry, variant }));

const faulty = (title: string, backend: Answers): Entry => ({ title, backend, play: [signIn] });

const FAULTS = asVariants({
  unreachable: faulty('Service not reached', failing({ kind: 'unreachable' })),
  'timed-out': faulty('No answer in time', failing({ kind: 'timed-out' })),
  offline: faulty('Offline', failing({ kind: 'offline' })),
  'malformed-answer': faulty(
    'Answer not understood',
    failing({ kind: 'malformed-answer', detail: 'session' }),
  ),
  'cookies-blocked': faulty('Cookies blocked', failing({ kind: 'cookies-blocked' })),
  'token-missing': faulty('Site without its cookie', failing({ kind: 'token-missing' })),
  'session-expired': faulty('Session expired at once', expired),
} satisfies Record<Exclude<LoginFault['kind'], TimedFault['kind']>, Entry>);

const BUSY: TimedFault = { kind: 'service-busy', seconds: 30 };
const TOO_MANY: TimedFault = { kind: 'too-many-attempts', seconds: 30 };

const NEWS = asVariants({
  'can-try-again': { title: 'Wait is over', backend: failing(BUSY), play: [signIn, pass(30_000)] },
  cancelled: { title: 'Cancelled', backend: silent, play: [signIn, send({ type: 'cancel-pressed' })] },
  'change-cancelled': {
    title: 'Password change cancelled',
    backend: askingForPassword('is silent'),
    play: [signIn, fillInPasswords, pressSubmit, send({ type: 'cancel-pressed' })],
  },
  'step-gone': { title: 'Step that no longer exists', step: 'tfa' },
} satisfies Record<Exclude<News, 'code-sent' | 'session-expired'> | 'step-gone', Entry>);

const TABS = { dualLoginSupported: true } as const;
const toPhone = send({
  type: 'draft-changed',
  draft: aDraft({ tab: 'phone', username: '', phonePrefix: '', phoneNumber: '' }),
});
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
    play: [
      toPhone,
      inTurn(type('phonePrefix', 'nowhere'), type('phoneNumber', 'none'), type('password', 'x')),
      pressSubmit,
    ],
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
  'signing-in': [
    { title: 'Just sent', backend: silent, play: [signIn] },
    { variant: 'one-second', title: 'Waiting for a second', backend: silent, play: [signIn, pass(1_000)] },
    {
      variant: 'five-seconds',
      title: 'Waiting for five seconds',
      backend: silent,
      play: [signIn, pass(5_000)],
    },
  ],
  'loading-account': [{ title: 'Account call', backend: silentAccount, play: [signIn, pass(1_000)] }],
  'choosing-destination': [
    {
      title: 'Destination being chosen',
      backend: silentAccount,
      play: [signIn, sendAndStop({ type: 'account-loaded' })],
    },
  ],
  'cooling-down': [
    { title: 'Too many attempts', backend: failing(TOO_MANY), play: [signIn] },
    { variant: 'service-busy', title: 'Service busy', backend: failing(BUSY), play: [signIn] },
    {
      variant: 'one-second',
      title: 'One second left',
      backend: failing(TOO_MANY),
      play: [signIn, pass(29_000)],
    },
  ],
  'redirect-refused': [
    {
      title: 'Address not listed',
      query: '?redirect_uri=https%3A%2F%2Felsewhere.example%2F',
      play: [waitFor('main [role=alert]')],
    },
  ],
};
