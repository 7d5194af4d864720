import { ok } from 'neverthrow';
import type {
  SendCodeError,
  SendCodeRequest,
  TwoFactorGateway,
  VerifyCodeError,
  VerifyCodeRequest,
} from '../ports/two-factor-gateway.ts';
import type { LoginAnswer } from '../session/login-answer.ts';
import { aLoginAnswer } from './builders.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** The answers to each of the two calls, in order. */
export interface TwoFactorScript {
  /** The answers to requests to send a code. */
  readonly sending?: readonly Scripted<void, SendCodeError>[];
  /** The answers to codes. */
  readonly verifying?: readonly Scripted<LoginAnswer, VerifyCodeError>[];
}

/** A two-factor gateway that records its requests. */
export interface FakeTwoFactorGateway extends TwoFactorGateway {
  /** The requests to send a code, in order. */
  readonly sent: readonly SendCodeRequest[];
  /** The codes that were verified, in order. */
  readonly verified: readonly VerifyCodeRequest[];
}

/**
 * Creates a gateway that plays the answers in order; the last one repeats. By default every code is sent, and
 * verifying it returns `aLoginAnswer()`.
 */
export function fakeTwoFactorGateway({
  sending = [],
  verifying = [],
}: TwoFactorScript = {}): FakeTwoFactorGateway {
  const playSending = playAnswers<void, SendCodeError>(sending, ok(undefined));
  const playVerifying = playAnswers<LoginAnswer, VerifyCodeError>(verifying, ok(aLoginAnswer()));
  const sent: SendCodeRequest[] = [];
  const verified: VerifyCodeRequest[] = [];
  return {
    sent,
    verified,
    sendCode(request, cancellation) {
      if (!cancellation.cancelled) sent.push(request);
      return playSending(cancellation);
    },
    verifyCode(request, cancellation) {
      if (!cancellation.cancelled) verified.push(request);
      return playVerifying(cancellation);
    },
  };
}
