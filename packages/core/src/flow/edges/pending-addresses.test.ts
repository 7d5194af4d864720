import { describe, expect, it } from 'vitest';
import { STEPS, type Step } from '../../address/location.ts';
import { aConfiguration } from '../../testing/builders.ts';
import { common, draft, go, STATES, visit } from '../../testing/flow-samples.fixture.ts';
import { openingState, type State, type StateAt } from '../state.ts';
import type { PENDING as PENDING_STATES } from './groups.ts';

const FORGET = [{ run: 'forget' }];
const german = { ...visit, language: 'de', query: '?lang=de' } as const;
const opened = (state: State, step: Step, ticket?: string, settings = aConfiguration()) =>
  go(
    state,
    { type: 'opened-at', step, visit: german, ...(ticket === undefined ? {} : { ticket }) },
    settings,
  );

type Pending = (typeof PENDING_STATES)[number];
const STEP_OF = {
  'two-factor': 'tfa',
  'sending-code': 'tfa',
  'verifying-code': 'tfa',
  'code-refused': 'tfa',
  'code-cooling-down': 'tfa',
  'force-password': 'force-password',
  'changing-password': 'force-password',
  'password-not-changed': 'force-password',
  'password-changed': 'force-password',
} as const satisfies Record<Pending, Step>;
const PENDING = Object.entries(STEP_OF) as [Pending, Step][];

/** The steps that need an earlier one. */
const LATER = new Set<Step>(Object.values(STEP_OF));

/** The step of the screen that stays in view while the flow works. */
const BEHIND = {
  login: 'login',
  'two-factor': 'tfa',
  'force-password': 'force-password',
} as const satisfies Record<StateAt<'loading-account' | 'choosing-destination'>['behind'], Step>;

describe('a step that needs an earlier one (functional spec, after sign-in)', () => {
  it.each(PENDING)(
    '%s stays, in another language, with the key that history holds of it [4.20]',
    (at, step) => {
      const state = STATES[at];
      expect(opened(state, step, common.reference)).toEqual({
        next: { ...state, visit: german },
        commands: [],
      });
    },
  );

  it.each(PENDING)(
    '%s is gone with another key, or none: login, a status text, the query kept [4.20]',
    (at, step) => {
      for (const ticket of [undefined, '', 'babi-2222', 'KAMO-7352'])
        expect(opened(STATES[at], step, ticket)).toEqual({
          next: {
            visit: german,
            draft,
            at: 'login',
            news: 'session-expired',
          },
          commands: FORGET,
        });
    },
  );

  it.each(PENDING)('%s without a reference of its own has no key that could open it', (at, step) => {
    const { reference: _none, ...state } = STATES[at];
    expect(opened(state as State, step).next.at).toBe('login');
  });

  it.each(PENDING)('%s is given up by going elsewhere, whatever the key', (at, step) => {
    for (const other of STEPS.filter((each) => each !== step)) {
      const { next, commands } = opened(STATES[at], other, common.reference);
      expect(['login', 'login-failed', 'reset']).toContain(next.at);
      expect(commands).toEqual(FORGET);
    }
  });

  it.each(PENDING)(
    '%s is given up where the new address asks for a redirect that is not listed',
    (at, step) => {
      const evil = { ...visit, query: '?redirect_uri=https%3A%2F%2Fevil.example' };
      const event = { type: 'opened-at', step, visit: evil, ticket: common.reference } as const;
      expect(go(STATES[at], event)).toEqual({
        next: { visit: evil, draft, at: 'redirect-refused', fault: { kind: 'invalid-redirect-uri' } },
        commands: FORGET,
      });
    },
  );

  it('cannot be entered by its address, with any key [4.20]', () => {
    for (const step of LATER)
      for (const state of [openingState(), STATES.login, STATES['login-failed'], STATES.reset])
        expect(opened(state, step, common.reference).next).toMatchObject({
          at: 'login',
          news: 'session-expired',
        });
  });
});

describe('work behind a step', () => {
  it.each(Object.entries(BEHIND) as [keyof typeof BEHIND, Step][])(
    'of %s goes on under its own address, and is given up elsewhere',
    (behind, step) => {
      for (const at of ['loading-account', 'choosing-destination'] as const) {
        const state = { ...STATES[at], behind } as State;
        expect(opened(state, step)).toEqual({ next: { ...state, visit: german }, commands: [] });
        expect(opened(state, 'reset').commands).toEqual(FORGET);
      }
    },
  );
});

describe('the address of the forgotten-password screen', () => {
  const urls = { ...aConfiguration().urls, forgotPasswordUrls: {} };

  it('shows the provider’s page in its frame, told of the language [2.21]', () => {
    expect(opened(STATES.login, 'reset', undefined, aConfiguration({ forgottenCode: 'dark' })).next).toEqual({
      visit: german,
      draft,
      at: 'reset',
      page: { kind: 'frame', height: 530, url: 'https://password.example/forgot?theme=dark&cu=en-EN' },
    });
  });

  it('follows the language', () => {
    const japanese = { ...visit, language: 'ja' } as const;
    const { next } = go(STATES.reset, { type: 'opened-at', step: 'reset', visit: japanese });
    expect(next).toMatchObject({ at: 'reset', page: { url: 'https://password.example/forgot?cu=ja-jp' } });
  });

  it('stays at the login where the page opens in a new tab: the visitor’s own click opens it [2.23]', () => {
    for (const state of [openingState(), STATES.login, STATES['login-failed'], STATES['two-factor']]) {
      const { next } = opened(state, 'reset', undefined, aConfiguration({ useSingleTabLogin: true }));
      expect(next.at).toBe('login');
      expect(next).not.toHaveProperty('news');
    }
  });

  it('shows itself where there is no page at all', () => {
    expect(opened(STATES.login, 'reset', undefined, aConfiguration({ urls })).next).toMatchObject({
      at: 'reset',
      page: null,
    });
  });
});
