import type { Step, Visit } from '../address/location.ts';
import { STEPS } from '../address/location.ts';
import type { Brand } from '../brand/brand.ts';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Event } from '../flow/event.ts';
import type { Draft } from '../session/credentials.ts';
import { aConfiguration, aDraft } from './builders.ts';
import { contacts } from './flow-samples.fixture.ts';

// Stands for what the visitor types: the only secrets in events.
export const CANARY = 'CANARY';
const PASSWORD = 'CANARY-Old-1';
const NEW_PASSWORD = 'CANARY-New-1';
const CODE = 'CANARY';
const REFERENCE = 'kamo-7352';
const PARTNER = 'https://partner.example/cb';

/** The configurations that make the flow behave differently: how the reset page is shown. */
export const KINDS = {
  'in a frame': { forgotPasswordUrls: { default: 'https://p.example' }, useSingleTabLogin: false },
  'in a new tab': { forgotPasswordUrls: { default: 'https://p.example' }, useSingleTabLogin: true },
  nowhere: { forgotPasswordUrls: {}, useSingleTabLogin: false },
} as const;

export function configurationOf(brand: Brand, kind: keyof typeof KINDS): Configuration {
  const { forgotPasswordUrls, useSingleTabLogin } = KINDS[kind];
  const urls = { ...aConfiguration().urls, forgotPasswordUrls };
  const redirectUris = [{ uri: PARTNER, allowQuery: false }];
  return aConfiguration({ brand, urls, useSingleTabLogin, redirectUris });
}

const addressesOf = (brand: Brand): Event[] => {
  const region = BRAND_TABLE[brand].regions[0] ?? null;
  const visits: Visit[] = [
    { region, language: 'en', query: `?redirect_uri=${PARTNER}` },
    { region, language: 'en', query: '?redirect_uri=https://evil.example' },
    { region, language: 'ar', query: '?lang=ar' },
    { region, language: 'de', query: `?redirect_uri=${PARTNER}&lang=de` },
  ];
  const opened = (step: Step, visit: Visit): Event => ({ type: 'opened-at', step, visit });
  return visits.flatMap((visit) =>
    STEPS.flatMap((step) => [opened(step, visit), { ...opened(step, visit), ticket: REFERENCE } as Event]),
  );
};

const submitted = (changes: Partial<Draft>, password = PASSWORD): Event => ({
  type: 'submitted',
  draft: aDraft({ platformType: 'advantage', ...changes }),
  password,
  reference: REFERENCE,
});
const PHONE: Partial<Draft> = {
  tab: 'phone',
  phonePrefix: '+86',
  phoneNumber: '138 0013 8000',
  rememberMe: true,
};

const form = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, reEnterPassword: NEW_PASSWORD };
const changed = (changes: Partial<typeof form>): Event => ({
  type: 'password-change-submitted',
  form: { ...form, ...changes },
});

const FAULTS = [
  { kind: 'offline' },
  { kind: 'malformed-answer', detail: 'login answer: session' },
  { kind: 'service-busy', seconds: 30 },
] as const;

/** Every kind of event that the flow distinguishes, with what the visitor types in every field that may hold it. */
export const alphabetOf = (brand: Brand): readonly Event[] => [
  ...addressesOf(brand),
  submitted({}),
  submitted(PHONE),
  submitted({ tab: 'phone' }),
  submitted({ username: ' ' }),
  submitted({}, ''),
  { type: 'draft-changed', draft: aDraft(PHONE) },
  { type: 'session-opened' },
  { type: 'two-factor-required', methods: contacts },
  { type: 'two-factor-required', methods: [] },
  { type: 'two-factor-required', methods: contacts, resendSeconds: 20 },
  { type: 'password-change-required' },
  ...[...contacts, { contactId: 'unknown' }].map(
    ({ contactId }): Event => ({ type: 'contact-selected', contactId }),
  ),
  { type: 'resend-pressed' },
  { type: 'code-sent' },
  { type: 'code-not-sent', error: { kind: 'code-not-sent' } },
  { type: 'code-not-sent', error: { kind: 'code-not-sent', seconds: 20 } },
  { type: 'resend-ready' },
  { type: 'code-submitted', code: CODE },
  { type: 'code-submitted', code: `${CODE}7` },
  { type: 'code-refused', error: { kind: 'code-refused' } },
  { type: 'code-refused', error: { kind: 'account-suspended' } },
  { type: 'verification-failed', error: { kind: 'session-expired' } },
  ...FAULTS.map((error): Event => ({ type: 'verification-failed', error })),
  { type: 'popup-closed' },
  changed({}),
  changed({ reEnterPassword: `${NEW_PASSWORD}2` }),
  changed({ oldPassword: '' }),
  { type: 'password-changed' },
  { type: 'password-not-changed', error: { kind: 'password-not-changed' } },
  { type: 'error-closed' },
  { type: 'form-cleared' },
  { type: 'ok-pressed' },
  { type: 'session-gone' },
  { type: 'session-refused', error: { kind: 'session-refused', code: 4010 } },
  { type: 'session-refused', error: { kind: 'session-refused' } },
  ...FAULTS.map((error): Event => ({ type: 'sign-in-failed', error })),
  { type: 'account-loaded' },
  { type: 'account-failed', error: { kind: 'session-expired' } },
  ...FAULTS.map((error): Event => ({ type: 'account-failed', error })),
  { type: 'destination-chosen', purpose: 'partner', host: 'partner.example' },
  { type: 'destination-chosen', purpose: 'platform', host: 'sso.example' },
  { type: 'destination-refused', error: { kind: 'invalid-redirect-uri' } },
  { type: 'destination-refused', error: { kind: 'configuration-fault', file: 'f', problem: 'p' } },
  { type: 'departure-stalled' },
  { type: 'cooldown-ended' },
  { type: 'continue-pressed' },
  { type: 'cancel-pressed' },
  { type: 'back-pressed' },
  { type: 'page-restored' },
  { type: 'command-broke' },
];
