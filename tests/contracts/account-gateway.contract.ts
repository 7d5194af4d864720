import {
  type AccountGateway,
  type LoadAccountError,
  makeCancellation,
  NEVER_CANCELLED,
  type SessionHeaders,
} from '@gatehouse-login/core';
import { afterEach, describe, expect, it } from 'vitest';

/** How the platform behaves. Each subject arranges it in its own way. */
export type AccountManner =
  | { readonly kind: 'has one operator'; readonly id: string }
  | { readonly kind: 'fails'; readonly error: LoadAccountError }
  | { readonly kind: 'never answers' };

/** A gateway under test, and the sessions that reached the platform behind it. */
export interface AccountSubject {
  readonly gateway: AccountGateway;
  readonly sessions: () => readonly SessionHeaders[];
  readonly dispose?: () => void | Promise<void>;
}

const SESSION: SessionHeaders = { username: 'DM123456', session: '5f1c3a52' };

const ERRORS: readonly LoadAccountError[] = [
  { kind: 'session-expired' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

/** What every account gateway must do. */
export function accountGatewayContract(
  name: string,
  arrange: (manner: AccountManner) => Promise<AccountSubject>,
): void {
  describe(`account gateway: ${name}`, () => {
    let dispose: AccountSubject['dispose'];
    const subjectThat = async (manner: AccountManner): Promise<AccountSubject> => {
      const subject = await arrange(manner);
      dispose = subject.dispose;
      return subject;
    };
    afterEach(() => dispose?.());

    it('loads the account behind the session [4.2, 7.6]', async () => {
      const { gateway, sessions } = await subjectThat({ kind: 'has one operator', id: '4000' });
      const account = (await gateway.load(SESSION, NEVER_CANCELLED))._unsafeUnwrap();
      expect(account.accountOperators.map(({ id }) => id)).toEqual(['4000']);
      expect(sessions()).toEqual([SESSION]);
    });

    it.each(ERRORS)('answers $kind as a value', async (error) => {
      const { gateway } = await subjectThat({ kind: 'fails', error });
      expect((await gateway.load(SESSION, NEVER_CANCELLED))._unsafeUnwrapErr()).toEqual(error);
    });

    it('sends nothing for a caller who has given up already', async () => {
      const { gateway, sessions } = await subjectThat({ kind: 'has one operator', id: '4000' });
      const cancellation = makeCancellation();
      cancellation.cancel();
      expect((await gateway.load(SESSION, cancellation))._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
      expect(sessions()).toEqual([]);
    });

    it('lets a caller give up while the platform is silent', async () => {
      const { gateway } = await subjectThat({ kind: 'never answers' });
      const cancellation = makeCancellation();
      const answer = gateway.load(SESSION, cancellation);
      cancellation.cancel();
      expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    });
  });
}
