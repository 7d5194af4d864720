import type { ServiceError, StatesOf, TimedFault } from '@gatehouse-login/core';
import { err } from 'neverthrow';
import type { Entries, Entry } from '../entry.ts';
import { inTurn, pass, press, pressSubmit, say, sendAndStop, type } from '../moves.ts';
import {
  askingForCode,
  chooseContact,
  sendCode,
  signIn,
  silentCode,
  silentVerification,
} from '../platform.ts';

const unverified = (fault: ServiceError) => askingForCode(() => ({ verifying: [err(fault)] }));
const unsent = (seconds?: number) =>
  askingForCode(() => ({
    sending: [err({ kind: 'code-not-sent', ...(seconds === undefined ? {} : { seconds }) })],
  }));
const popup = (kind: 'code-refused' | 'account-suspended') =>
  askingForCode(() => ({ verifying: [err({ kind })] }));
const BUSY: TimedFault = { kind: 'service-busy', seconds: 30 };

const FAULTS: Readonly<
  Record<Exclude<ServiceError['kind'], TimedFault['kind']>, Entry & { variant: string }>
> = {
  unreachable: {
    variant: 'unreachable',
    title: 'Service not reached',
    backend: unverified({ kind: 'unreachable' }),
    play: [signIn, sendCode],
  },
  'timed-out': {
    variant: 'timed-out',
    title: 'No answer in time',
    backend: unverified({ kind: 'timed-out' }),
    play: [signIn, sendCode],
  },
  offline: {
    variant: 'call-offline',
    title: 'Call without a connection',
    backend: unverified({ kind: 'offline' }),
    play: [signIn, sendCode],
  },
  'malformed-answer': {
    variant: 'malformed-answer',
    title: 'Answer not understood',
    backend: unverified({ kind: 'malformed-answer', detail: 'session' }),
    play: [signIn, sendCode],
  },
};

const backend = askingForCode();

const TWO_FACTOR: Entries = [
  { title: 'No contact chosen', backend, play: [signIn] },
  { variant: 'contacts', title: 'List of contacts', backend, play: [signIn, press('main [role=combobox]')] },
  {
    variant: 'contact-missing',
    title: 'Contact missing',
    backend,
    play: [signIn, type('code', '123456'), pressSubmit],
  },
  {
    variant: 'fields-missing',
    title: 'Required fields',
    backend,
    play: [signIn, type('code', '12'), pressSubmit],
  },
  { variant: 'code-sent', title: 'Code sent', backend, play: [signIn, chooseContact] },
  {
    variant: 'code-typed',
    title: 'Code typed',
    backend,
    play: [signIn, inTurn(chooseContact, type('code', '123456'))],
  },
  { variant: 'code-not-sent', title: 'Code not sent', backend: unsent(), play: [signIn, chooseContact] },
  {
    variant: 'resend-wait',
    title: 'Wait before another code',
    backend: unsent(30),
    play: [signIn, chooseContact],
  },
  {
    variant: 'resend-ready',
    title: 'Wait before another code is over',
    backend: unsent(30),
    play: [signIn, chooseContact, pass(30_250)],
  },
  {
    variant: 'no-contacts',
    title: 'Account without contacts',
    backend: askingForCode(undefined, []),
    play: [signIn],
  },
  {
    variant: 'can-try-again',
    title: 'Wait is over',
    backend: unverified(BUSY),
    play: [signIn, sendCode, pass(30_000)],
  },
  { variant: 'offline', title: 'Connection lost', backend, play: [signIn, say('error.offline')] },
  {
    variant: 'back-online',
    title: 'Connection back',
    backend,
    play: [signIn, say('page.backOnline')],
  },
  ...Object.values(FAULTS),
];

/** The states that the two-factor screen shows. */
export const TWO_FACTOR_ENTRIES: { readonly [Name in StatesOf<'two-factor'>['at']]: Entries } = {
  'two-factor': TWO_FACTOR,
  'sending-code': [
    { title: 'Code on its way', backend: silentCode, play: [signIn, chooseContact] },
    {
      variant: 'five-seconds',
      title: 'Waiting for five seconds',
      backend: silentCode,
      play: [signIn, chooseContact, pass(5_000)],
    },
  ],
  'verifying-code': [
    { title: 'Just sent', backend: silentVerification, play: [signIn, sendCode] },
    {
      variant: 'one-second',
      title: 'Waiting for a second',
      backend: silentVerification,
      play: [signIn, sendCode, pass(1_000)],
    },
    {
      variant: 'five-seconds',
      title: 'Waiting for five seconds',
      backend: silentVerification,
      play: [signIn, sendCode, pass(5_000)],
    },
  ],
  'code-refused': [
    { title: 'Code refused', backend: popup('code-refused'), play: [signIn, sendCode] },
    {
      variant: 'account-suspended',
      title: 'Account suspended',
      backend: popup('account-suspended'),
      play: [signIn, sendCode],
    },
  ],
  'code-cooling-down': [
    {
      title: 'Too many attempts',
      backend: unverified({ kind: 'too-many-attempts', seconds: 30 }),
      play: [signIn, sendCode],
    },
    { variant: 'service-busy', title: 'Service busy', backend: unverified(BUSY), play: [signIn, sendCode] },
  ],
  'loading-account': [{ title: 'Account call', backend, play: [signIn, sendCode, pass(1_000)] }],
  'choosing-destination': [
    {
      title: 'Destination being chosen',
      backend,
      play: [signIn, sendCode, sendAndStop({ type: 'account-loaded' })],
    },
  ],
};
