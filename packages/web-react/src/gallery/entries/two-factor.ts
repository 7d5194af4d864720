import type { ServiceError, StatesOf, TimedFault } from '@gatehouse-login/core';
import { connectionNews, type Entries, type Entry, waiting } from '../entry.ts';
import { fill, type Move, pass, press, pressSubmit, signIn } from '../moves.ts';

const METHODS = [
  { contactId: 'mail', contactCategoryId: '1', value: 'm…k@example.com' },
  { contactId: 'office', contactCategoryId: '1', value: 'office…desk@a-rather-long-company-name.example' },
  { contactId: 'phone', contactCategoryId: '2', value: '+44 •••• •••321' },
];

const asked: readonly Move[] = [...signIn, { type: 'two-factor-required', methods: METHODS }];
const sending: readonly Move[] = [...asked, { type: 'contact-selected', contactId: 'mail' }];
const codeSent: readonly Move[] = [...sending, { type: 'code-sent' }];
const typeCode = fill({ code: '123456' });
const verifying: readonly Move[] = [...codeSent, typeCode, pressSubmit];
const opened: readonly Move[] = [...verifying, { type: 'session-opened' }];

const notSent = (seconds?: number): readonly Move[] => [
  ...sending,
  {
    type: 'code-not-sent',
    error: { kind: 'code-not-sent', ...(seconds === undefined ? {} : { seconds }) },
  },
];
const unverified = (error: ServiceError): readonly Move[] => [
  ...verifying,
  { type: 'verification-failed', error },
];
const refused = (kind: 'code-refused' | 'account-suspended'): readonly Move[] => [
  ...verifying,
  { type: 'code-refused', error: { kind } },
];

const BUSY: TimedFault = { kind: 'service-busy', seconds: 30 };

const FAULTS: Readonly<
  Record<Exclude<ServiceError['kind'], TimedFault['kind']>, Entry & { readonly variant: string }>
> = {
  unreachable: {
    variant: 'unreachable',
    title: 'Service not reached',
    play: unverified({ kind: 'unreachable' }),
  },
  'timed-out': { variant: 'timed-out', title: 'No answer in time', play: unverified({ kind: 'timed-out' }) },
  offline: {
    variant: 'call-offline',
    title: 'Call without a connection',
    play: unverified({ kind: 'offline' }),
  },
  'malformed-answer': {
    variant: 'malformed-answer',
    title: 'Answer not understood',
    play: unverified({ kind: 'malformed-answer', detail: 'session' }),
  },
};

const TWO_FACTOR: Entries = [
  { title: 'No contact chosen', play: asked },
  { variant: 'contacts', title: 'List of contacts', play: [...asked, press('main [role=combobox]')] },
  { variant: 'contact-missing', title: 'Contact missing', play: [...asked, typeCode, pressSubmit] },
  {
    variant: 'fields-missing',
    title: 'Required fields',
    play: [...asked, fill({ code: '12' }), pressSubmit],
  },
  { variant: 'code-sent', title: 'Code sent', play: codeSent },
  { variant: 'code-typed', title: 'Code typed', play: [...codeSent, typeCode] },
  { variant: 'code-not-sent', title: 'Code not sent', play: notSent() },
  { variant: 'resend-wait', title: 'Wait before another code', play: notSent(30) },
  {
    variant: 'resend-ready',
    title: 'Wait before another code is over',
    play: [...notSent(30), { type: 'resend-ready' }],
  },
  {
    variant: 'no-contacts',
    title: 'Account without contacts',
    play: [...signIn, { type: 'two-factor-required', methods: [] }],
  },
  {
    variant: 'can-try-again',
    title: 'Wait is over',
    play: [...unverified(BUSY), { type: 'cooldown-ended' }],
  },
  ...connectionNews(asked),
  ...Object.values(FAULTS),
];

/** The states that the two-factor screen shows. */
export const TWO_FACTOR_ENTRIES: { readonly [Name in StatesOf<'two-factor'>['at']]: Entries } = {
  'two-factor': TWO_FACTOR,
  'sending-code': [
    { title: 'Code on its way', play: sending },
    { variant: 'five-seconds', title: 'Waiting for five seconds', play: [...sending, pass(5_000)] },
  ],
  'verifying-code': waiting(verifying),
  'code-refused': [
    { title: 'Code refused', play: refused('code-refused') },
    { variant: 'account-suspended', title: 'Account suspended', play: refused('account-suspended') },
  ],
  'code-cooling-down': [
    { title: 'Too many attempts', play: unverified({ kind: 'too-many-attempts', seconds: 30 }) },
    { variant: 'service-busy', title: 'Service busy', play: unverified(BUSY) },
  ],
  'loading-account': [{ title: 'Account call', play: [...opened, pass(1_000)] }],
  'choosing-destination': [
    { title: 'Destination being chosen', play: [...opened, { type: 'account-loaded' }] },
  ],
};
