import { ok, type Result, ResultAsync } from 'neverthrow';
import type { ServiceError } from '../errors/domain-error.ts';
import type {
  OpenSessionError,
  SessionGateway,
  SessionHeaders,
  SessionRequest,
} from '../ports/session-gateway.ts';
import type { LoginAnswer } from '../session/login-answer.ts';
import { aLoginAnswer } from './builders.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** A session gateway that records its requests and the sessions it closed. */
export interface FakeSessionGateway extends SessionGateway {
  /** The requests, in order. */
  readonly requests: readonly SessionRequest[];
  /** The sessions that were closed, in order. */
  readonly closed: readonly SessionHeaders[];
  /** Sets what closing a session returns from now on. */
  answerClosingWith(result: Result<void, ServiceError>): void;
}

/** Creates a gateway that plays the answers in order, by default `aLoginAnswer()`. The last one repeats. */
export function fakeSessionGateway(
  ...answers: Scripted<LoginAnswer, OpenSessionError>[]
): FakeSessionGateway {
  const play = playAnswers<LoginAnswer, OpenSessionError>(answers, ok(aLoginAnswer()));
  const requests: SessionRequest[] = [];
  const closed: SessionHeaders[] = [];
  let closing: Result<void, ServiceError> = ok(undefined);
  return {
    requests,
    closed,
    open(request, cancellation) {
      if (!cancellation.cancelled) requests.push(request);
      return play(cancellation);
    },
    close(session) {
      closed.push(session);
      return new ResultAsync(Promise.resolve(closing));
    },
    answerClosingWith(result) {
      closing = result;
    },
  };
}
