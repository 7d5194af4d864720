import type { Step } from '../address/location.ts';
import type { OpenState, State, StateAt, StateName } from './state.ts';

/** The screens of the site, by their `data-screen` (functional spec, handles). */
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
  /** The step whose path the address bar shows. Null leaves the address as it is. */
  readonly step: Step | null;
}

const LOGIN = { screen: 'login', step: 'login' } as const;
const TWO_FACTOR = { screen: 'two-factor', step: 'tfa' } as const;
const FORCE_PASSWORD = { screen: 'force-password', step: 'force-password' } as const;

const PROJECTIONS = {
  opening: { screen: 'login', step: null },
  login: LOGIN,
  'signing-in': LOGIN,
  'cooling-down': LOGIN,
  'login-failed': { screen: 'login-failed', step: 'login-failed' },
  reset: { screen: 'reset', step: 'reset' },
  'two-factor': TWO_FACTOR,
  'sending-code': TWO_FACTOR,
  'verifying-code': TWO_FACTOR,
  'code-refused': TWO_FACTOR,
  'code-cooling-down': TWO_FACTOR,
  'force-password': FORCE_PASSWORD,
  'changing-password': FORCE_PASSWORD,
  'password-not-changed': FORCE_PASSWORD,
  'password-changed': FORCE_PASSWORD,
  'redirect-refused': LOGIN,
  leaving: { screen: 'leaving', step: null },
  'configuration-fault': { screen: 'configuration-fault', step: null },
} as const satisfies Record<Exclude<StateName, Working>, Projection>;

/** The states in which the flow works and another screen stays in view. */
type Working = 'loading-account' | 'choosing-destination';

/** The step of the screen that stays in view while the flow works. */
export const BEHIND = {
  login: 'login',
  'two-factor': 'tfa',
  'force-password': 'force-password',
} as const satisfies Record<StateAt<Working>['behind'], Step>;

function projectionOf(state: State): Projection {
  if (state.at === 'loading-account' || state.at === 'choosing-destination') {
    return { screen: state.behind, step: BEHIND[state.behind] };
  }
  return PROJECTIONS[state.at];
}

/** The table of screens and paths. */
type Rows = typeof PROJECTIONS;

/** The names of the states that a screen shows. */
type NameOn<Shows extends Screen> = {
  [Name in keyof Rows]: Rows[Name]['screen'] extends Shows ? Name : never;
}[keyof Rows];

/** The states that a screen shows. */
export type StatesOf<Shows extends Screen> =
  | Extract<OpenState, { readonly at: NameOn<Shows> }>
  | (StateAt<Working> & {
      /** The screen that stays visible while the work goes on. */
      readonly behind: Shows;
    });

/** A state and its screen. Generic, so that a table with one view per screen can be called with it. */
export type OnScreen<Shows extends Screen = Screen> = {
  [Each in Shows]: {
    /** The screen. */
    readonly screen: Each;
    /** The state, one of those that the screen shows. */
    readonly state: StatesOf<Each>;
  };
}[Shows];

/** Returns a state with the screen that shows it. */
export function onScreen(state: OpenState): OnScreen {
  // The type comes from the same table as the screen.
  return { screen: screenOf(state), state } as OnScreen;
}

/** Returns the screen that shows a state. */
export const screenOf = (state: State): Screen => projectionOf(state).screen;

/** Returns the step whose path the address bar shows in a state, or null if the address stays as it is. */
export const stepOf = (state: State): Step | null => projectionOf(state).step;
