import {
  type ChangePasswordRequest,
  makeCancellation,
  NEVER_CANCELLED,
  type PasswordGateway,
} from '@gatehouse-login/core';
import { afterEach, describe, expect, it } from 'vitest';

/** How the platform behaves. Each subject arranges it in its own way. */
export type PasswordManner = 'changes' | 'fails' | 'never answers';

/** A gateway under test, and what reached the platform behind it. */
export interface PasswordSubject {
  readonly gateway: PasswordGateway;
  readonly requests: () => readonly ChangePasswordRequest[];
  readonly dispose?: () => void | Promise<void>;
}

const REQUEST: ChangePasswordRequest = {
  username: 'DM123456',
  oldPassword: ' Old-pä$$ "\\ 9',
  newPassword: 'New-密-Horse-9 ',
  session: { username: 'DM123456', session: 's-1' },
};

/** What every password gateway must do. */
export function passwordGatewayContract(
  name: string,
  arrange: (manner: PasswordManner) => Promise<PasswordSubject>,
): void {
  describe(`password gateway: ${name}`, () => {
    let dispose: PasswordSubject['dispose'];
    const subjectThat = async (manner: PasswordManner): Promise<PasswordSubject> => {
      const subject = await arrange(manner);
      dispose = subject.dispose;
      return subject;
    };
    afterEach(() => dispose?.());

    it.each([
      ['with the session of the login', REQUEST],
      ['without a session, where the login gave none', { ...REQUEST, session: null }],
    ])('changes exactly what it was given, once, %s', async (_how, request) => {
      const { gateway, requests } = await subjectThat('changes');
      expect((await gateway.change(request, NEVER_CANCELLED)).isOk()).toBe(true);
      expect(requests()).toEqual([request]);
    });

    it('answers one error for every failure, and does not repeat the request', async () => {
      const { gateway, requests } = await subjectThat('fails');
      const answer = await gateway.change(REQUEST, NEVER_CANCELLED);
      expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'password-not-changed' });
      expect(requests()).toHaveLength(1);
    });

    it('sends nothing for a caller who has given up already', async () => {
      const { gateway, requests } = await subjectThat('changes');
      const cancellation = makeCancellation();
      cancellation.cancel();
      const answer = await gateway.change(REQUEST, cancellation);
      expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
      expect(requests()).toEqual([]);
    });

    it('lets a caller give up while the platform is silent', async () => {
      const { gateway } = await subjectThat('never answers');
      const cancellation = makeCancellation();
      const answer = gateway.change(REQUEST, cancellation);
      cancellation.cancel();
      expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    });
  });
}
