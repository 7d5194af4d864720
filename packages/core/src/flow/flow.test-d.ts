import type { Command } from './command.ts';
import { edge } from './edge.ts';
import type { Event } from './event.ts';
import type { OnScreen, Screen, StatesOf } from './projection.ts';
import { carryOver, type OpenState, type State } from './state.ts';

// What must not compile in the flow. A line that compiles fails the type check.
declare const open: OpenState;

edge(['login'], 'back-pressed', ['reset'], (state) => ({
  next: { ...carryOver(state), at: 'reset', page: null },
}));

edge(['login'], 'back-pressed', ['reset'], (state) => ({
  // @ts-expect-error a target outside the list
  next: { ...carryOver(state), at: 'login' },
}));

// @ts-expect-error a state that does not exist
edge(['nowhere'], 'back-pressed', ['reset'], () => ({ next: { ...carryOver(open), at: 'reset' } }));

// @ts-expect-error an event that does not exist
edge(['login'], 'never-happened', ['reset'], () => ({ next: { ...carryOver(open), at: 'reset' } }));

edge(['login'], 'submitted', ['login'], (state, event) => {
  // @ts-expect-error the event holds a draft and a password, not a session
  event.session;
  return { next: state };
});

// @ts-expect-error leaving needs a host
export const leaving: State = { ...carryOver(open), at: 'leaving', purpose: 'platform', stalled: false };

// @ts-expect-error no state has room for a session
export const secretState: State = { ...carryOver(open), at: 'login', session: 'S' };

// @ts-expect-error no draft has room for a password
export const secretDraft: OpenState['draft'] = { ...open.draft, password: 'p' };

// @ts-expect-error a command that does not exist
export const command: Command = { run: 'delete-account' };

// @ts-expect-error no command but those of the visitor's own words has room for a secret
export const secretCommand: Command = { run: 'load-account', parameters: { username: 'DM1', session: 'S' } };

// @ts-expect-error no event of a command has room for a session
export const secretEvent: Event = { type: 'session-opened', parameters: { username: 'DM1', session: 'S' } };

// @ts-expect-error no event of a command has room for an address that holds a session
export const secretUrl: Event = { type: 'destination-chosen', purpose: 'platform', host: 'x', url: 'S' };

// @ts-expect-error an event without what it must bring
export const event: Event = { type: 'two-factor-required' };

// @ts-expect-error a state after a fault holds it
export const refused: State = { ...carryOver(open), at: 'redirect-refused' };

export const onReset: StatesOf<'reset'>['at'] = 'reset';

// @ts-expect-error the reset screen shows no refused login
export const notOnReset: StatesOf<'reset'>['at'] = 'login-failed';

export const behindTheLogin = (state: StatesOf<'login'>): 'login' | undefined =>
  'behind' in state ? state.behind : undefined;

// A table with a view for each screen can be called without a cast.
type Views = { readonly [Each in Screen]: (state: StatesOf<Each>) => string };
export const show = <Each extends Screen>(views: Views, { screen, state }: OnScreen<Each>): string =>
  views[screen](state);
