import { ok } from 'neverthrow';
import type {
  ChangePasswordError,
  ChangePasswordRequest,
  PasswordGateway,
} from '../ports/password-gateway.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** A password gateway that records its requests. */
export interface FakePasswordGateway extends PasswordGateway {
  /** The requests, in order. */
  readonly requests: readonly ChangePasswordRequest[];
}

/** Creates a gateway that plays the answers in order, by default success. The last one repeats. */
export function fakePasswordGateway(...answers: Scripted<void, ChangePasswordError>[]): FakePasswordGateway {
  const play = playAnswers<void, ChangePasswordError>(answers, ok(undefined));
  const requests: ChangePasswordRequest[] = [];
  return {
    requests,
    change(request, cancellation) {
      if (!cancellation.cancelled) requests.push(request);
      return play(cancellation);
    },
  };
}
