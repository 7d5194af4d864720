import {
  BRANDS,
  type Configuration,
  type Event,
  type EventName,
  type EventOf,
  STEPS,
  type State,
  type StateName,
  type Visit,
} from '@gatehouse-login/core';
import { EDGES } from '@gatehouse-login/core/flow';
import { aConfiguration } from '@gatehouse-login/core/testing';
import fc from 'fast-check';

/** The secrets of a sign-in. None of them may ever appear in a state. */
export const CANARIES = [
  'CANARY-password',
  'CANARY-session',
  'CANARY-token',
  'CANARY-new-1x',
  'C4N4RY',
] as const;
const [PASSWORD, SESSION, TOKEN, NEW_PASSWORD, CODE] = CANARIES;

/** The secrets that a platform issues. */
export const SECRET = { session: SESSION, token: TOKEN } as const;

const form = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, reEnterPassword: NEW_PASSWORD };
const methods = [
  { contactId: 'phone', contactCategoryId: '2', value: '…89' },
  { contactId: 'mail', contactCategoryId: '1', value: 'a…@example.com' },
];

const PARTNER = 'https://partner.example/cb';

/** A configuration of any brand, with a partner in its list. */
export const anySettings: fc.Arbitrary<Configuration> = fc
  .constantFrom(...BRANDS)
  .map((brand) => aConfiguration({ brand, redirectUris: [{ uri: PARTNER, allowQuery: false }] }));

const visit: fc.Arbitrary<Visit> = fc.record({
  region: fc.constantFrom(null, 'en-uk', 'en-us'),
  language: fc.constantFrom('en', 'ar', 'de'),
  query: fc.constantFrom(
    '',
    '?lang=ar',
    `?redirect_uri=${PARTNER}`,
    '?redirect_uri=https://evil.example/',
    '?page=settings',
  ),
});

const serviceError = fc.constantFrom(
  { kind: 'unreachable' } as const,
  { kind: 'timed-out' } as const,
  { kind: 'offline' } as const,
  { kind: 'malformed-answer', detail: 'login answer: session' } as const,
  { kind: 'too-many-attempts', seconds: 30 } as const,
  { kind: 'service-busy', seconds: 60 } as const,
);

const openedAt = fc.record({
  type: fc.constant('opened-at' as const),
  step: fc.constantFrom(...STEPS),
  visit,
  ticket: fc.constantFrom('babi-2222', 'kamo-7352', 'none'),
});

const draft = fc.record({
  tab: fc.constantFrom('username', 'phone'),
  username: fc.constantFrom('DM123456', ' DM123456 ', '', '  '),
  phonePrefix: fc.constantFrom('+86', '86', ''),
  phoneNumber: fc.constantFrom('138 0013 8000', '', 'call me'),
  rememberMe: fc.boolean(),
  platformType: fc.constantFrom('webtrader', 'advantage', 'settings'),
});
const draftChanged = fc.record({ type: fc.constant('draft-changed' as const), draft });

const submitted = fc.record({
  type: fc.constant('submitted' as const),
  draft,
  password: fc.constantFrom(PASSWORD, ''),
  reference: fc.constantFrom('babi-2222', 'kamo-7352'),
});

type Generated = 'opened-at' | 'submitted' | 'draft-changed' | 'sign-in-failed';

/** An event of every kind without a generator of its own, with what the visitor types in every field that may hold it. */
const EVENTS: { readonly [Name in Exclude<EventName, Generated>]: readonly EventOf<Name>[] } = {
  'session-opened': [{ type: 'session-opened' }],
  'two-factor-required': [
    { type: 'two-factor-required', methods },
    { type: 'two-factor-required', methods, resendSeconds: 9 },
  ],
  'password-change-required': [{ type: 'password-change-required' }],
  'contact-selected': [
    { type: 'contact-selected', contactId: 'mail' },
    { type: 'contact-selected', contactId: 'phone' },
    { type: 'contact-selected', contactId: 'unknown' },
  ],
  'resend-pressed': [{ type: 'resend-pressed' }],
  'code-sent': [{ type: 'code-sent' }],
  'code-not-sent': [
    { type: 'code-not-sent', error: { kind: 'code-not-sent' } },
    { type: 'code-not-sent', error: { kind: 'code-not-sent', seconds: 9 } },
  ],
  'resend-ready': [{ type: 'resend-ready' }],
  'code-submitted': [
    { type: 'code-submitted', code: CODE },
    { type: 'code-submitted', code: `${CODE}7` },
  ],
  'code-refused': [
    { type: 'code-refused', error: { kind: 'code-refused' } },
    { type: 'code-refused', error: { kind: 'account-suspended' } },
  ],
  'verification-failed': [{ type: 'verification-failed', error: { kind: 'session-expired' } }],
  'popup-closed': [{ type: 'popup-closed' }],
  'password-change-submitted': [
    { type: 'password-change-submitted', form },
    { type: 'password-change-submitted', form: { ...form, reEnterPassword: `${NEW_PASSWORD}x` } },
    { type: 'password-change-submitted', form: { ...form, newPassword: 'short', reEnterPassword: 'short' } },
  ],
  'password-changed': [{ type: 'password-changed' }],
  'password-not-changed': [{ type: 'password-not-changed', error: { kind: 'password-not-changed' } }],
  'error-closed': [{ type: 'error-closed' }],
  'form-cleared': [{ type: 'form-cleared' }],
  'ok-pressed': [{ type: 'ok-pressed' }],
  'session-gone': [{ type: 'session-gone' }],
  'session-refused': [{ type: 'session-refused', error: { kind: 'session-refused', code: 4010 } }],
  'account-loaded': [{ type: 'account-loaded' }],
  'account-failed': [{ type: 'account-failed', error: { kind: 'session-expired' } }],
  'destination-chosen': [
    { type: 'destination-chosen', purpose: 'platform', host: 'trade.example' },
    { type: 'destination-chosen', purpose: 'partner', host: 'partner.example' },
  ],
  'destination-refused': [
    { type: 'destination-refused', error: { kind: 'invalid-redirect-uri' } },
    { type: 'destination-refused', error: { kind: 'configuration-fault', file: 'f', problem: 'p' } },
  ],
  'departure-stalled': [{ type: 'departure-stalled' }],
  'cooldown-ended': [{ type: 'cooldown-ended' }],
  'continue-pressed': [{ type: 'continue-pressed' }],
  'cancel-pressed': [{ type: 'cancel-pressed' }],
  'back-pressed': [{ type: 'back-pressed' }],
  'page-restored': [{ type: 'page-restored' }],
  'command-broke': [{ type: 'command-broke' }],
};

/** Any event that may come from outside. */
export const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  openedAt,
  submitted,
  draftChanged,
  fc.constantFrom<Event>(...Object.values<readonly Event[]>(EVENTS).flat()),
  serviceError.map((error): Event => ({ type: 'sign-in-failed', error })),
  serviceError.map((error): Event => ({ type: 'account-failed', error })),
  serviceError.map((error): Event => ({ type: 'verification-failed', error })),
);

const POOL = new Map<EventName, Event[]>();
for (const event of fc.sample(anyEvent, { numRuns: 2_000, seed: 1 }))
  POOL.set(event.type, [...(POOL.get(event.type) ?? []), event]);

/** The events that each state accepts, except `opened-at`, which almost every state accepts. */
const HEARD = new Map<StateName, EventName[]>();
for (const { from, on } of EDGES.filter((edge) => edge.on !== 'opened-at'))
  for (const at of from) HEARD.set(at, [...(HEARD.get(at) ?? []), on]);

/** What happens next: any event at all, or one that the current state accepts. */
export type Choice = { readonly event: Event } | { readonly heard: readonly [type: number, event: number] };

/** Mostly events that are accepted, because random ones alone would seldom get far. */
export const anyChoice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 1, arbitrary: anyEvent.map((event) => ({ event })) },
  { weight: 6, arbitrary: fc.tuple(fc.nat(), fc.nat()).map((heard) => ({ heard })) },
);

/** Returns the event for a choice in a state, limited to the names in `among` if given. */
export function chosenEvent(choice: Choice, { at }: State, among?: readonly string[]): Event | undefined {
  if ('event' in choice) return among?.includes(choice.event.type) === false ? undefined : choice.event;
  const heard = HEARD.get(at)?.filter((type) => among?.includes(type) !== false) ?? [];
  const [type, nth] = choice.heard;
  const events = POOL.get(heard[type % heard.length] ?? 'opened-at') ?? [];
  return events[nth % events.length];
}
