import { BRAND_TABLE } from '../brand/brand-table.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { DomainError } from '../errors/domain-error.ts';
import type { Event } from '../flow/event.ts';
import type { State } from '../flow/state.ts';
import type { RecordedEvent, TranscriptHeader } from './entry.ts';

// Made-up values, each of which has the fact that was recorded.
const PARTNER = 'https://partner.invalid/';
const REFERENCE = 'kamo-7352';
const GOOD_PASSWORD = 'Made-Up-9';

/** Returns a configuration by which the flow decides as by the one of the transcript. */
export function rebuildConfiguration({ partner }: TranscriptHeader, { reset }: RecordedEvent): Configuration {
  const provider = { default: 'https://password.invalid/' };
  return {
    brand: 'made-up',
    capabilities: { ...BRAND_TABLE['city-index'], tradingview: partner },
    origin: 'https://login.invalid',
    brandName: '',
    appKey: '',
    appKeyWebTrader: '',
    appTitle: '',
    pageTitle: '',
    defaultTheme: 'light',
    skin: {},
    encrypted: false,
    encryptedParam: '',
    useSso: false,
    dualLoginSupported: false,
    useSingleTabLogin: reset === 'new-tab',
    showForgotPassword: true,
    forgottenCode: '',
    brandsWithForgotPasswordFrame: [],
    riskDisclaimerSvgUrls: {},
    redirectUris: [{ uri: PARTNER, allowQuery: false }],
    streaming: {},
    urls: {
      apiEnv: '',
      redirects: {},
      forgotPasswordUrls: reset === undefined ? {} : provider,
      forgotUsernameUrls: {},
    },
  };
}

/** Returns an event that has the recorded facts, with made-up values in place of what was left out. */
export function rebuildEvent(recorded: RecordedEvent, state: State): Event {
  const { type, complete = false } = recorded;
  switch (type) {
    case 'opened-at':
      return rebuildAddress(recorded, state);
    case 'submitted':
      return {
        type,
        draft: draftOf(recorded, complete),
        password: complete ? GOOD_PASSWORD : '',
        reference: recorded.reference ?? REFERENCE,
      };
    case 'draft-changed':
      return { type, draft: draftOf(recorded, complete) };
    case 'two-factor-required': {
      const { contacts = 0, seconds } = recorded;
      const methods = Array.from({ length: contacts }, (_, place) => ({
        contactId: `made-up-${place}`,
        contactCategoryId: '1',
        value: '',
      }));
      return { type, methods, ...(seconds === undefined ? {} : { resendSeconds: seconds }) };
    }
    case 'contact-selected': {
      const known = 'contacts' in state ? state.contacts[recorded.contact ?? -1] : undefined;
      return { type, contactId: known?.contactId ?? 'no such contact' };
    }
    case 'code-submitted':
      return { type, code: complete ? '123456' : '' };
    case 'password-change-submitted': {
      const { matches = false } = recorded;
      const newPassword = GOOD_PASSWORD;
      const reEnterPassword = matches ? newPassword : `${GOOD_PASSWORD}9`;
      return { type, form: { oldPassword: complete ? 'Made-Up-8' : '', newPassword, reEnterPassword } };
    }
    case 'destination-chosen':
      return { type, purpose: recorded.purpose ?? 'platform', host: recorded.host ?? '' };
    default:
      // Every other event has an error or nothing besides its type.
      return (recorded.fault === undefined ? { type } : { type, error: faultOf(recorded) }) as Event;
  }
}

function rebuildAddress({ step, language, region, redirect, key }: RecordedEvent, state: State): Event {
  const uris = { listed: PARTNER, refused: `${PARTNER}not-listed` };
  const own = state.at === 'opening' ? undefined : state.reference;
  return {
    type: 'opened-at',
    step: step ?? 'login',
    visit: {
      region: region ?? null,
      language: language ?? 'en',
      query: redirect === undefined ? '' : `?redirect_uri=${uris[redirect]}`,
    },
    ...(key === undefined ? {} : { ticket: key === 'own' && own !== undefined ? own : 'another' }),
  };
}

const draftOf = (
  { tab = 'username', platform = 'webtrader', remember = false }: RecordedEvent,
  complete: boolean,
) => ({
  tab,
  username: complete ? 'made-up' : '',
  phonePrefix: '+86',
  phoneNumber: complete ? '13800138000' : '',
  rememberMe: remember,
  platformType: platform,
});

function faultOf({ fault, code, status, seconds, field }: RecordedEvent): DomainError {
  const facts = { code, status, seconds, field, detail: '', file: '', problem: '' };
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), kind: fault } as DomainError;
}
