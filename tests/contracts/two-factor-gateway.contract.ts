import {
  makeCancellation,
  NEVER_CANCELLED,
  type SendCodeError,
  type SendCodeRequest,
  type TwoFactorGateway,
  type VerifyCodeError,
  type VerifyCodeRequest,
} from '@gatehouse-login/core';
import { afterEach, describe, expect, it } from 'vitest';

/** How the platform behaves. Each subject arranges it in its own way. */
export type TwoFactorManner =
  | { readonly kind: 'sends and accepts'; readonly session: string }
  | { readonly kind: 'cannot send' }
  | { readonly kind: 'fails at verifying'; readonly error: VerifyCodeError }
  | { readonly kind: 'never answers' };

/** A gateway under test, and what reached the platform behind it. */
export interface TwoFactorSubject {
  readonly gateway: TwoFactorGateway;
  readonly sent: () => readonly SendCodeRequest[];
  readonly verified: () => readonly VerifyCodeRequest[];
  readonly dispose?: () => void | Promise<void>;
}

// A token is free text, and in one of the calls it is part of the path.
const SEND: SendCodeRequest = { twoFaToken: 'a/b ?c#%2F', contactId: '7' };
const VERIFY: VerifyCodeRequest = { twoFaToken: 'a/b ?c#%2F', code: '1 3é5"' };

/** The error of the manner `cannot send`. */
export const NOT_SENT: SendCodeError = {
  kind: 'code-not-sent',
  cause: { kind: 'unreachable', status: 500 },
};

const ERRORS: readonly VerifyCodeError[] = [
  { kind: 'code-refused', code: 4002 },
  { kind: 'account-suspended', code: 4020 },
  { kind: 'session-expired' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

/** What every two-factor gateway must do. */
export function twoFactorGatewayContract(
  name: string,
  arrange: (manner: TwoFactorManner) => Promise<TwoFactorSubject>,
): void {
  describe(`two-factor gateway: ${name}`, () => {
    let dispose: TwoFactorSubject['dispose'];
    const subjectThat = async (manner: TwoFactorManner): Promise<TwoFactorSubject> => {
      const subject = await arrange(manner);
      dispose = subject.dispose;
      return subject;
    };
    afterEach(() => dispose?.());

    it('sends a code with exactly what it was given, once', async () => {
      const { gateway, sent } = await subjectThat({ kind: 'sends and accepts', session: 's-1' });
      expect((await gateway.sendCode(SEND, NEVER_CANCELLED)).isOk()).toBe(true);
      expect(sent()).toEqual([SEND]);
    });

    it('answers for a token that is no text at all', async () => {
      const { gateway } = await subjectThat({ kind: 'sends and accepts', session: 's-1' });
      const answer = await gateway.sendCode({ ...SEND, twoFaToken: '\ud800' }, NEVER_CANCELLED);
      expect(answer.isOk()).toBe(true);
    });

    it('answers one error for every failure to send, and does not repeat the request', async () => {
      const { gateway, sent } = await subjectThat({ kind: 'cannot send' });
      const answer = await gateway.sendCode(SEND, NEVER_CANCELLED);
      expect(answer._unsafeUnwrapErr()).toEqual(NOT_SENT);
      expect(sent()).toEqual([SEND]);
    });

    it('verifies exactly the code that it was given, once, and gives a login answer', async () => {
      const { gateway, verified } = await subjectThat({ kind: 'sends and accepts', session: 's-1' });
      const answer = await gateway.verifyCode(VERIFY, NEVER_CANCELLED);
      expect(answer._unsafeUnwrap().session).toBe('s-1');
      expect(verified()).toEqual([VERIFY]);
    });

    it.each(ERRORS)('answers $kind as a value, and does not repeat the request', async (error) => {
      const { gateway, verified } = await subjectThat({ kind: 'fails at verifying', error });
      expect((await gateway.verifyCode(VERIFY, NEVER_CANCELLED))._unsafeUnwrapErr()).toEqual(error);
      expect(verified()).toHaveLength(1);
    });

    it('sends nothing for a caller who has given up already', async () => {
      const { gateway, sent, verified } = await subjectThat({ kind: 'sends and accepts', session: 's-1' });
      const cancellation = makeCancellation();
      cancellation.cancel();
      const answers = [
        await gateway.sendCode(SEND, cancellation),
        await gateway.verifyCode(VERIFY, cancellation),
      ];
      for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
      expect([...sent(), ...verified()]).toEqual([]);
    });

    it('lets a caller give up while the platform is silent', async () => {
      const { gateway } = await subjectThat({ kind: 'never answers' });
      const cancellation = makeCancellation();
      const answers = [gateway.sendCode(SEND, cancellation), gateway.verifyCode(VERIFY, cancellation)];
      cancellation.cancel();
      for (const answer of answers) expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    });
  });
}
