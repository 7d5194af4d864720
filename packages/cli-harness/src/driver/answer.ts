import type { DomainError, Event, State, StateAt, Visit } from '@gatehouse-login/core';
import { defectEnding, type Ending } from './ending.ts';

/** What a driver does in a state: it sends an event, or it ends the run. */
export type Move = Event | Ending;

/**
 * What only the caller knows: where the login begins, what to fill in, and where an error happened. A person at a
 * terminal, the flags of a command line and a test can each be a player.
 */
export interface Player {
  readonly visit: Visit;
  /** Fills in the login form, once. */
  readonly logIn: (state: StateAt<'login'>) => Promise<Move>;
  /** Chooses where the code is sent. */
  readonly chooseContact: (state: StateAt<'two-factor'>) => Promise<Move>;
  /** Enters the code, once. A code that the flow does not accept must be an ending. */
  readonly enterCode: (state: StateAt<'two-factor'>) => Promise<Move>;
  /** Fills in the form of the forced change, once. Values that the flow does not accept must be an ending. */
  readonly changePassword: (state: StateAt<'force-password'>) => Promise<Move>;
  /** Turns an error into the ending of the run. */
  readonly fail: (error: DomainError) => Ending | Promise<Ending>;
}

/** Decides what to do in a state that the flow rests in. A state that has no case here does not compile. */
export function answer(state: State, player: Player): Move | Promise<Move> {
  switch (state.at) {
    case 'opening':
      return { type: 'opened-at', step: 'login', visit: player.visit };
    case 'login':
      if (state.fault !== undefined) return player.fail(state.fault);
      // The reference is there as soon as an attempt was made. A second one could lock the account.
      return state.reference === undefined ? player.logIn(state) : stuck(state);
    case 'login-failed':
      return state.fault === undefined ? stuck(state) : player.fail(state.fault);
    case 'cooling-down':
    case 'code-cooling-down':
    case 'code-refused':
    case 'password-not-changed':
    case 'redirect-refused':
    case 'configuration-fault':
      return player.fail(state.fault);
    case 'two-factor':
      if (state.fault !== undefined) return player.fail(state.fault);
      return state.contactId === null ? player.chooseContact(state) : player.enterCode(state);
    case 'force-password':
      return player.changePassword(state);
    case 'password-changed':
      return { type: 'ok-pressed' };
    case 'leaving':
      return { outcome: 'signed-in' };
    // The command never opens this page.
    case 'reset':
    // The flow does not rest while it works.
    case 'signing-in':
    case 'loading-account':
    case 'choosing-destination':
    case 'sending-code':
    case 'verifying-code':
    case 'changing-password':
      return stuck(state);
  }
}

const stuck = ({ at }: State): Ending => defectEnding(`no answer in the state ${at}`);
