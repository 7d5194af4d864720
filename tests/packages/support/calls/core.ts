import type * as Core from '@gatehouse-login/core';
import type * as Testing from '@gatehouse-login/core/testing';
import type { Calls } from './table.ts';

type All = typeof Core & typeof Testing;

const QUERY = '?redirect_uri=https%3A%2F%2Fapp.example%2Fin&state=s';
const ALLOWED = [{ uri: 'https://app.example/in' }] as unknown as Parameters<typeof Core.checkRedirectUri>[1];
const FORM = {
  oldPassword: 'Old-Horse-1',
  newPassword: 'Correct-Horse-9',
  reEnterPassword: 'Correct-Horse-9',
};
const VISIT = { region: null, language: 'en', query: '' } as const;
const PHONES = { callingCodes: ['44'] };

const thrown = (act: () => unknown): string => {
  try {
    act();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
};

/** The state in which a visitor is asked for a user name. */
const atLogin = ({ createLogin, fakePorts, aConfiguration }: All) => {
  const flow = createLogin(fakePorts(), aConfiguration());
  flow.send({ type: 'opened-at', step: 'login', visit: VISIT });
  const state = flow.getSnapshot();
  flow.dispose();
  return state;
};

/** One call of each function of core's main entry, whose names its smaller entries share. */
export const CORE: Calls<typeof Core, All> = {
  apiBaseOf: (own, { aConfiguration }) => own(aConfiguration()),
  applyEdit: (own) =>
    own(
      { rule: 'integer' },
      'en',
      { value: '1', selectionStart: 1, selectionEnd: 1 },
      { type: 'paste', data: '2' },
    ),
  asciiDigits: (own) => own('٣4'),
  buildAuthorizationRedirect: (own) => own('https://app.example/in', ALLOWED, { code: 'c', state: 's' }),
  buildMyAccountUrl: (own) => own('https://account.example/?u={username}', { session: 's', username: 'u' }),
  buildPlatformUrl: (own, { aConfiguration }) => own(aConfiguration(), 'webtrader', {} as never),
  cancellationOf: (own) => own(undefined).cancelled,
  checkPassword: (own) => own('Correct-Horse-9'),
  checkPasswordChange: (own) => own(FORM),
  checkPhone: (own) => own({ prefix: '44', number: 'x' }),
  checkRedirectUri: (own) => own('https://evil.example/', ALLOWED),
  choosePlatform: (own, { aConfiguration }) => own(aConfiguration(), '', 'webtrader'),
  cleanCode: (own) => own(' 12 34'),
  cleanPhone: (own) => own('+44 (0) 7'),
  codeOf: (own) => own('Your code is 123456'),
  configurationFaults: (own) => own({}, { origin: 'https://kq.example' }),
  configurationJsonSchema: (own) => typeof (own as () => unknown)(),
  configuredPlatforms: (own, { aConfiguration }) => own(aConfiguration()),
  createLogin: (own, { fakePorts, aConfiguration }) => own(fakePorts(), aConfiguration()).getSnapshot().at,
  createLoginOnDemand: (own, { aConfiguration }) =>
    own(async () => async () => null, aConfiguration()).getSnapshot().at,
  cultureByCode: (own) => own('en-GB'),
  cultureById: (own) => own(69),
  cultureOf: (own) => own('de'),
  currencyCodeOf: (own) => own(6),
  currencyIdOf: (own) => own('GBP'),
  departureOrigins: (own, { aConfiguration }) => own(aConfiguration(), '', 'webtrader'),
  directionOf: (own) => own('ar'),
  encodeComponent: (own) => own('a b&c'),
  encryptQuery: (own) => own('a=1', { passphrase: 'p' }, { salt: '0001020304050607' }),
  englishText: (own) => own({ key: 'error.offline' }),
  explainRedirect: (own) => own({ parts: [] }),
  faultOf: (own, all) => own(atLogin(all)),
  firstAddress: (own, { BRAND_TABLE }) => own(BRAND_TABLE.kq, '/', ''),
  firstDraft: (own, { aConfiguration }) => own(aConfiguration(), VISIT, null),
  forgotPasswordTarget: (own, { BRAND_TABLE, aConfiguration }) => own(BRAND_TABLE.kq, null, aConfiguration()),
  forgotUsernameUrl: (own, { BRAND_TABLE, aConfiguration }) => own(BRAND_TABLE.kq, null, aConfiguration()),
  formatMessage: (own) => own('{count} left', { count: 2 }),
  historyChange: (own, all) => own(null, atLogin(all)),
  hostOf: (own) => own({ url: 'https://app.example/in' } as never),
  inLanguage: (own, all) => own(atLogin(all), 'de'),
  invariant: (own) => thrown(() => (own as (condition: unknown, claim: string) => void)(false, 'one is two')),
  isBrand: (own) => own('kq'),
  isCodeComplete: (own) => own('123456'),
  isCryptoCurrency: (own) => own(46),
  isCurrencyId: (own) => own(5),
  isLanguage: (own) => own('xx'),
  isOffered: (own) => own('submitted', { at: 'login' }),
  isWorking: (own, all) => own(atLogin(all)),
  languageOf: (own) => own('de-AT'),
  loginFailedOffer: (own, { BRAND_TABLE, aConfiguration }) => own(BRAND_TABLE.kq, null, aConfiguration()),
  makeCancellation: (own) => {
    const source = own();
    source.cancel();
    return source.cancelled;
  },
  makePerform: (own, { fakePorts, aConfiguration }) => typeof own(fakePorts(), aConfiguration()),
  makeReference: (own) => own(() => 7),
  makeSpinnerCounter: (own) => Object.keys(own()),
  messageOf: (own) => own({ kind: 'offline' } as never),
  missingFields: (own) => own({ username: '', password: 'p' }),
  nearest: (own) => own('logn', ['login', 'reset']),
  noticeOf: (own, all) => own(atLogin(all)),
  offeredPlatforms: (own, { aConfiguration }) => own(aConfiguration()),
  offersIn: (own) => own({ at: 'login' }),
  onScreen: (own, all) => own(atLogin(all) as never).screen,
  parseAccount: (own) => own({}),
  parseConfiguration: (own) => own({}, { origin: 'https://kq.example' }),
  parseLoginAnswer: (own) => own({}),
  parsePasswordChanged: (own) => own({}),
  parseQuery: (own) => own('?a=1&a=2'),
  passwordMessageText: (own, { checkPasswordChange, passwordMessages, ENGLISH }) => {
    const message = passwordMessages(checkPasswordChange({ ...FORM, newPassword: 'x' }), true).newPassword;
    return message === null ? null : own(message, (key) => ENGLISH[key]);
  },
  passwordMessages: (own, { checkPasswordChange }) =>
    own(checkPasswordChange({ ...FORM, newPassword: 'x' }), true),
  passwordVerdict: (own) => own('session-refused'),
  pathOf: (own) => own(null, 'reset'),
  phoneUsername: (own) => own('44', '7000'),
  queryLang: (own) => own('?lang=de'),
  readAuthorizationRequest: (own, { BRAND_TABLE }) => own(BRAND_TABLE.kq, QUERY, ALLOWED),
  readFirstLocation: (own, { BRAND_TABLE }) => own(BRAND_TABLE.kq, '/reset', ''),
  readLocation: (own, { BRAND_TABLE }) => own(BRAND_TABLE.kq, '/elsewhere', ''),
  readWebAddress: (own) => own('javascript:alert(1)'),
  recallVisitor: (own, { fakeStore }) => own(fakeStore({ username: 'u', rememberme: 'true' })),
  regionKey: (own) => own(null),
  regionRoot: (own) => own(null),
  rememberVisitor: async (own, { fakeStore, aDraft, recallVisitor }) => {
    const store = fakeStore();
    await own(store, aDraft({ rememberMe: true, username: 'kept' }));
    return recallVisitor(store);
  },
  resetPage: (own, { aConfiguration, cultureOf }) => own(null, aConfiguration(), cultureOf('en')),
  resetPageUrl: (own, { aConfiguration, cultureOf }) => own(null, aConfiguration(), cultureOf('en')),
  riskDisclaimer: (own) => own({ riskDisclaimerSvgUrls: {} } as never, VISIT) ?? null,
  screenOf: (own, all) => own(atLogin(all)),
  separatorsOf: (own) => own('de'),
  setParameter: (own) => own('?a=1', 'b', '2'),
  singleValueOf: (own, { parseQuery }) => own(parseQuery('?a=1'), 'a'),
  sortedContacts: (own) => own([]),
  splitPhone: (own) => own('+447000', PHONES),
  stepOf: (own, all) => own(atLogin(all)),
  translationFiles: (own) => own('en', 'en-GB', null),
  trimUsername: (own) => own(' u '),
  unknownKeys: (own) => own({ brnd: 'kq' }),
  unreachable: (own) => thrown(() => own('x' as never)),
  usernameOf: (own, { aDraft }) => own(aDraft({ username: 'u' })),
  valuesOf: (own, { parseQuery }) => own(parseQuery('?a=1&a=2'), 'a'),
  withLanguage: (own) => own('?a=1', 'de'),
  writeQuery: (own, { parseQuery }) => own(parseQuery('?a=1')),
};
