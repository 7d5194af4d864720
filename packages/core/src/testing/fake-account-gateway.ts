import { ok } from 'neverthrow';
import type { AccountGateway, LoadAccountError } from '../ports/account-gateway.ts';
import type { SessionHeaders } from '../ports/session-gateway.ts';
import type { Account } from '../session/account.ts';
import { anAccount } from './builders.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** An account gateway that records the sessions it was called with. */
export interface FakeAccountGateway extends AccountGateway {
  /** The sessions, in order. */
  readonly sessions: readonly SessionHeaders[];
}

/** Creates a gateway that plays the answers in order, by default `anAccount()`. The last one repeats. */
export function fakeAccountGateway(...answers: Scripted<Account, LoadAccountError>[]): FakeAccountGateway {
  const play = playAnswers<Account, LoadAccountError>(answers, ok(anAccount()));
  const sessions: SessionHeaders[] = [];
  return {
    sessions,
    load(session, cancellation) {
      if (!cancellation.cancelled) sessions.push(session);
      return play(cancellation);
    },
  };
}
