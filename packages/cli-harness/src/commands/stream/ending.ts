import type { DomainError } from '@gatehouse-login/core';
import type { StreamError, StreamRefused, SubscriptionRefused } from '@gatehouse-login/core/streaming';
import { type Ending, endingOf } from '../../report/ending.ts';
import { ERROR_ENDINGS } from '../../report/error-ending.ts';
import type { Outcome } from '../../report/outcome.ts';
import { problemOf } from '../../report/problem.ts';
import { say } from '../../report/sentence.ts';

const REFUSALS: Readonly<Record<StreamRefused['refusal'], Outcome>> = {
  configuration: 'configuration-fault',
  limit: 'environment-fault',
  closed: 'environment-fault',
  protocol: 'environment-fault',
  other: 'refused',
};

/** The ending after an error. */
export function errorEnding(error: StreamError | SubscriptionRefused | DomainError): Ending {
  switch (error.kind) {
    case 'stream-refused': {
      const { kind, code, refusal } = error;
      return endingOf(
        REFUSALS[refusal],
        kind,
        say`The streaming server refused the connection or ended it.`,
        say`Its code says why: see docs/guides/streaming.md.`,
        { code, retryable: refusal === 'limit' || refusal === 'closed' },
      );
    }
    case 'subscription-refused':
      return endingOf(
        'expectation-failed',
        error.kind,
        say`The streaming server refused the prices of these markets.`,
        say`Check the markets: an id may be unknown to the streaming server.`,
        { code: error.code },
      );
    case 'session-expired':
      return endingOf(
        'refused',
        error.kind,
        say`The platform does not accept the session any more.`,
        say`Log in again. If it keeps happening, somebody else uses the account.`,
        { retryable: problemOf(error).retryable },
      );
    default:
      return { outcome: ERROR_ENDINGS[error.kind].outcome, problem: problemOf(error) };
  }
}

/** The ending when too few updates have arrived in time. */
export const tooFewUpdates = (expected: number, seen: number): Ending =>
  endingOf(
    'expectation-failed',
    'too-few-updates',
    say`${String(seen)} updates arrived, and ${String(expected)} were expected.`,
    say`Allow more time with --for, or choose a market that moves more.`,
    { retryable: true },
  );
