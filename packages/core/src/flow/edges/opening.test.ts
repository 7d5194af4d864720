import { describe, expect, it } from 'vitest';
import { STEPS, type Step, type Visit } from '../../address/location.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { aConfiguration, aDraft } from '../../testing/builders.ts';
import { STATES } from '../../testing/flow-samples.fixture.ts';
import { openingState, type State } from '../state.ts';
import { transition } from '../transition.ts';

const PARTNER = 'https://partner.example/cb';
const forex = aConfiguration({ brand: 'forex', redirectUris: [{ uri: PARTNER, allowQuery: false }] });
const tradingview = aConfiguration({ brand: 'tradingview-forex', redirectUris: forex.redirectUris });
const GOOD = `?redirect_uri=${encodeURIComponent(PARTNER)}`;
const BAD = '?redirect_uri=https%3A%2F%2Fevil.example%2F';

const visit = (query = '', changes: Partial<Visit> = {}): Visit => ({
  region: 'en-uk',
  language: 'en',
  query,
  ...changes,
});
const draft = aDraft({ username: 'DM1', rememberMe: false, platformType: 'webtrader' });
const common = { visit: visit(), draft };

const opened = (state: State, step: Step, at = visit(), settings: Configuration = forex) =>
  transition(state, { type: 'opened-at', step, visit: at }, settings)._unsafeUnwrap();

describe('the first address', () => {
  it.each([
    ['login', 'login'],
    ['login-failed', 'login-failed'],
    ['reset', 'reset'],
    ['tfa', 'login'],
    ['force-password', 'login'],
  ] as const)('of %s shows %s', (step, at) => {
    const { next, commands } = opened(openingState(), step);
    expect(next).toMatchObject({ at, visit: visit() });
    expect(commands).toEqual([]);
  });

  it.each(['tfa', 'force-password'] as const)(
    'of %s says that its state is gone, and keeps the query',
    (step) => {
      const { next } = opened(openingState(), step, visit('?lang=de&a=1'));
      expect(next).toMatchObject({
        at: 'login',
        news: 'session-expired',
        visit: { query: '?lang=de&a=1' },
      });
    },
  );

  it('of the login says nothing', () => {
    expect(opened(openingState(), 'login').next).not.toHaveProperty('news');
  });

  it('of login-failed is worded for the brand’s default tab [2.15]', () => {
    expect(opened(openingState(), 'login-failed').next).toMatchObject({ draft: { tab: 'username' } });
    const chinese = aConfiguration({ brand: 'forex-chinese' });
    const { next } = transition(
      openingState(),
      { type: 'opened-at', step: 'login-failed', visit: visit('', { region: null }) },
      chinese,
    )._unsafeUnwrap();
    expect(next).toMatchObject({ draft: { tab: 'phone' } });
  });

  it('brings the remembered visitor, and that he wishes to be remembered', () => {
    const remembered = { username: 'DM9', phonePrefix: '', phoneNumber: '' };
    expect(opened(openingState(remembered), 'login').next).toMatchObject({
      draft: { ...remembered, tab: 'username', rememberMe: true },
    });
    expect(opened(openingState(), 'login').next).toMatchObject({
      draft: { username: '', phonePrefix: '', phoneNumber: '', rememberMe: false },
    });
  });

  it.each([
    ['forex-chinese', 'phone'],
    ['city-index', 'username'],
  ] as const)(
    'of %s with dual login begins, for whom nobody knows, with the %s tab [3.4, 3.34]',
    (brand, tab) => {
      const settings = aConfiguration({ brand, dualLoginSupported: true });
      expect(opened(openingState(), 'login', visit(''), settings).next).toMatchObject({ draft: { tab } });
    },
  );

  it.each([
    ['forex-chinese', true, 'DM9', '', 'username'],
    ['forex-chinese', false, 'DM9', '', 'phone'],
    ['city-index', true, '', '138', 'phone'],
    ['city-index', true, 'DM9', '', 'username'],
    ['city-index', false, '', '138', 'username'],
  ] as const)(
    'of %s with dual login %s begins, for who signed in by %j or %j, with the %s tab',
    (brand, dualLoginSupported, username, phoneNumber, tab) => {
      const settings = aConfiguration({ brand, dualLoginSupported });
      const state = openingState({ username, phonePrefix: '86', phoneNumber });
      expect(opened(state, 'login', visit(''), settings).next).toMatchObject({ draft: { tab } });
    },
  );

  it.each(STEPS)('of %s with an unlisted redirect URI asks for nothing [4.9]', (step) => {
    for (const settings of [forex, tradingview]) {
      expect(opened(openingState(), step, visit(BAD), settings).next.at).toBe('redirect-refused');
      const twice = visit(`${GOOD}&state=a&state=b`);
      expect(opened(openingState(), step, twice, settings).next.at).toBe('redirect-refused');
      expect(opened(openingState(), step, visit(GOOD), settings).next.at).not.toBe('redirect-refused');
    }
  });

  it('needs a redirect URI on tradingview variants', () => {
    expect(opened(openingState(), 'login', visit(''), tradingview).next.at).toBe('redirect-refused');
    expect(opened(openingState(), 'login', visit(GOOD), tradingview).next.at).toBe('login');
    expect(opened(openingState(), 'reset', visit(''), tradingview).next.at).toBe('redirect-refused');
  });
});

describe('the platform that is chosen beforehand (functional spec, words)', () => {
  const redirects = {
    webtrader: 'https://w.example',
    advantage: 'https://a.example',
    settings: 'https://s.example',
  };
  const platformAt = (query: string, only: Partial<typeof redirects> = redirects) => {
    const settings = aConfiguration({ brand: 'forex', urls: { ...forex.urls, redirects: only } });
    const { next } = transition(
      openingState(),
      { type: 'opened-at', step: 'login', visit: visit(query) },
      settings,
    )._unsafeUnwrap();
    return next.at === 'opening' ? null : next.draft.platformType;
  };

  it.each([
    ['', 'webtrader'],
    ['?platform=advantage', 'advantage'],
    ['?platform=settings', 'settings'],
    ['?page=settings', 'settings'],
    ['?page=settings&platform=advantage', 'settings'],
    ['?page=other&platform=advantage', 'advantage'],
    ['?platform=nonsense', 'webtrader'],
    ['?platform=__proto__', 'webtrader'],
    ['?platform=advantage&platform=advantage', 'webtrader'],
  ])('by %j is %s', (query, platform) => {
    expect(platformAt(query)).toBe(platform);
  });

  it('is one that is configured', () => {
    expect(platformAt('?platform=webtrader', { advantage: redirects.advantage })).toBe('advantage');
    expect(platformAt('?page=settings', { webtrader: redirects.webtrader })).toBe('webtrader');
    expect(platformAt('', {})).toBe('webtrader');
  });
});

describe('a later address', () => {
  const login: State = { ...common, at: 'login', fault: { kind: 'unreachable' } };

  it('of the same step, in another language say, leaves all else as it is', () => {
    const german = visit('?lang=de', { language: 'de' });
    expect(opened(login, 'login', german).next).toEqual({ ...login, visit: german });
    const cooling: State = {
      ...common,
      at: 'cooling-down',
      fault: { kind: 'service-busy', seconds: 30 },
    };
    expect(opened(cooling, 'login', german).next).toEqual({ ...cooling, visit: german });
    const failed: State = {
      ...common,
      at: 'login-failed',
      fault: { kind: 'session-refused', code: 4010 },
      reference: 'kamo-7352',
    };
    expect(opened(failed, 'login-failed', german).next).toEqual({ ...failed, visit: german });
  });

  it('of another step shows that one, the draft kept [4.22]', () => {
    expect(opened(login, 'login-failed').next).toEqual({ ...common, at: 'login-failed' });
    expect(opened(login, 'reset').next).toMatchObject({ ...common, at: 'reset', page: { kind: 'frame' } });
    expect(opened({ ...STATES.reset, ...common }, 'login').next).toEqual({ ...common, at: 'login' });
  });

  it('of a step whose state is gone becomes the login, and says so', () => {
    for (const state of [login, STATES['two-factor']])
      expect(opened(state, 'force-password').next).toMatchObject({ at: 'login', news: 'session-expired' });
    expect(opened(STATES['force-password'], 'tfa').next).toMatchObject({ at: 'login' });
  });

  it('judges a refused redirect anew', () => {
    const refused: State = { ...STATES['redirect-refused'], ...common };
    expect(opened(refused, 'login', visit(GOOD)).next.at).toBe('login');
    expect(opened(refused, 'login', visit(BAD)).next.at).toBe('redirect-refused');
    expect(opened(refused, 'login', visit('')).next.at).toBe('login');
  });

  it('with a redirect URI that is not listed takes the form away, and gives the work up', () => {
    const cooling: State = {
      ...common,
      at: 'cooling-down',
      fault: { kind: 'service-busy', seconds: 9 },
    };
    const working = ['signing-in', 'loading-account', 'choosing-destination'] as const;
    const { 'login-failed': failed, reset } = STATES;
    for (const state of [failed, { ...reset, ...common }])
      expect(opened(state, state.at, visit(BAD)).next.at).toBe('redirect-refused');
    for (const state of [login, cooling, ...working.map((at) => STATES[at])]) {
      expect(opened(state, 'login', visit(BAD)).next.at).toBe('redirect-refused');
      expect(opened(state, 'login', visit(GOOD)).next.at).toBe(state.at);
    }
  });

  it.each(['signing-in', 'loading-account', 'choosing-destination'] as const)(
    'leaves the work of %s alone where it is the login, and gives it up elsewhere',
    (at) => {
      const german = visit('?lang=de', { language: 'de' });
      const working = STATES[at];
      expect(opened(working, 'login', german).next).toEqual({ ...working, visit: german });
      expect(opened(working, 'reset').next.at).toBe('reset');
      expect(opened(working, 'tfa').next).toMatchObject({ at: 'login', news: 'session-expired' });
    },
  );

  it('changes nothing once the visitor is leaving, or the page cannot work', () => {
    const leaving: State = { ...common, at: 'leaving', purpose: 'platform', host: 'x', stalled: false };
    const fault: State = {
      ...common,
      at: 'configuration-fault',
      fault: { kind: 'configuration-fault', file: 'f', problem: 'p' },
    };
    for (const state of [leaving, fault])
      for (const step of STEPS) expect(opened(state, step, visit(BAD)).next).toBe(state);
  });
});
