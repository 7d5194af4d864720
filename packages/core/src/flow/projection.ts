import type { Step } from '../address/location.ts';
import type { State, StateName } from './state.ts';

/** The screens of the site, by the names that `data-screen` carries (docs/unknowns.md, handles). */
export type Screen =
  | 'login'
  | 'login-failed'
  | 'reset'
  | 'two-factor'
  | 'force-password'
  | 'leaving'
  | 'configuration-fault';

interface Projection {
  readonly screen: Screen;
  /** The path that the address bar shows, null where the address stays as it is. */
  readonly step: Step | null;
}

const PROJECTIONS = {
  opening: { screen: 'login', step: null },
  login: { screen: 'login', step: 'login' },
  'signing-in': { screen: 'login', step: 'login' },
  'loading-account': { screen: 'login', step: null },
  'choosing-destination': { screen: 'login', step: null },
  'cooling-down': { screen: 'login', step: 'login' },
  'login-failed': { screen: 'login-failed', step: 'login-failed' },
  reset: { screen: 'reset', step: 'reset' },
  'two-factor': { screen: 'two-factor', step: 'tfa' },
  'force-password': { screen: 'force-password', step: 'force-password' },
  'redirect-refused': { screen: 'login', step: 'login' },
  leaving: { screen: 'leaving', step: null },
  'configuration-fault': { screen: 'configuration-fault', step: null },
} as const satisfies Record<StateName, Projection>;

/** The screen that shows a state. */
export const screenOf = (state: State): Screen => PROJECTIONS[state.at].screen;

/** The step whose path shows a state, null where the address stays. */
export const stepOf = (state: State): Step | null => PROJECTIONS[state.at].step;
