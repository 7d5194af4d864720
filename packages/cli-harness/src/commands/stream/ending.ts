import type { DomainError } from '@gatehouse-login/core';
import type { StreamError, StreamRefused, SubscriptionRefused } from '@gatehouse-login/core/streaming';
import type { Ending } from '../../driver/ending.ts';
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
    case 'stream-refused':
      return {
        outcome: REFUSALS[error.refusal],
        problem: {
          kind: error.kind,
          code: error.code,
          retryable: error.refusal === 'limit' || error.refusal === 'closed',
          message: say`The streaming server refused the connection or ended it.`,
          next: say`Its code says why: see docs/guides/streaming.md.`,
        },
      };
    case 'subscription-refused':
      return {
        outcome: 'expectation-failed',
        problem: {
          kind: error.kind,
          code: error.code,
          retryable: false,
          message: say`The streaming server refused the prices of these markets.`,
          next: say`Check the markets: an id may be unknown to the streaming server.`,
        },
      };
    case 'session-expired':
      return {
        outcome: 'refused',
        problem: {
          ...problemOf(error),
          message: say`The platform does not accept the session any more.`,
          next: say`Log in again. If it keeps happening, somebody else uses the account.`,
        },
      };
    default:
      return { outcome: ERROR_ENDINGS[error.kind].outcome, problem: problemOf(error) };
  }
}

/** The ending when too few updates have arrived in time. */
export const tooFewUpdates = (expected: number, seen: number): Ending => ({
  outcome: 'expectation-failed',
  problem: {
    kind: 'too-few-updates',
    retryable: true,
    message: say`${String(seen)} updates arrived, and ${String(expected)} were expected.`,
    next: say`Allow more time with --for, or choose a market that moves more.`,
  },
});
