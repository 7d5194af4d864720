import {
  makeCancellation,
  NEVER_CANCELLED,
  type OpenSessionError,
  type SessionGateway,
  type SessionRequest,
} from '@gatehouse-login/core';
import { afterEach, describe, expect, it } from 'vitest';

/** How the platform behaves. Each subject arranges it in its own way. */
export type SessionManner =
  | { readonly kind: 'accepts'; readonly session: string }
  | { readonly kind: 'fails'; readonly error: OpenSessionError }
  | { readonly kind: 'never answers' };

/** A gateway under test, and what reached the platform behind it. */
export interface SessionSubject {
  readonly gateway: SessionGateway;
  readonly opened: () => readonly SessionRequest[];
  readonly closed: () => readonly { readonly username: string; readonly session: string }[];
  readonly dispose?: () => void | Promise<void>;
}

const REQUEST: SessionRequest = {
  username: 'DM123456',
  password: ' pä$$wörd "\\ 密 ',
  appKey: 'Mercury',
  appVersion: '1.2.3',
};

const ERRORS: readonly OpenSessionError[] = [
  { kind: 'session-refused', code: 4010 },
  { kind: 'session-refused' },
  { kind: 'cookies-blocked' },
  { kind: 'token-missing' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 5 },
  { kind: 'unreachable', status: 500 },
];

/** What every session gateway must do. */
export function sessionGatewayContract(
  name: string,
  arrange: (manner: SessionManner) => Promise<SessionSubject>,
): void {
  describe(`session gateway: ${name}`, () => {
    let dispose: SessionSubject['dispose'];
    const subjectThat = async (manner: SessionManner): Promise<SessionSubject> => {
      const subject = await arrange(manner);
      dispose = subject.dispose;
      return subject;
    };
    afterEach(() => dispose?.());

    it('opens a session with exactly what it was given, once [7.1]', async () => {
      const { gateway, opened } = await subjectThat({ kind: 'accepts', session: 's-1' });
      const answer = await gateway.open(REQUEST, NEVER_CANCELLED);
      expect(answer._unsafeUnwrap().session).toBe('s-1');
      expect(opened()).toEqual([REQUEST]);
    });

    it.each(ERRORS)('answers $kind as a value, and does not repeat the request', async (error) => {
      const { gateway, opened } = await subjectThat({ kind: 'fails', error });
      expect((await gateway.open(REQUEST, NEVER_CANCELLED))._unsafeUnwrapErr()).toEqual(error);
      expect(opened()).toHaveLength(1);
    });

    it('sends nothing for a caller who has given up already', async () => {
      const { gateway, opened } = await subjectThat({ kind: 'accepts', session: 's-1' });
      const cancellation = makeCancellation();
      cancellation.cancel();
      expect((await gateway.open(REQUEST, cancellation))._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
      expect(opened()).toEqual([]);
    });

    it('lets a caller give up while the platform is silent', async () => {
      const { gateway } = await subjectThat({ kind: 'never answers' });
      const cancellation = makeCancellation();
      const answer = gateway.open(REQUEST, cancellation);
      cancellation.cancel();
      expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    });

    it('closes a session by its two values', async () => {
      const { gateway, closed } = await subjectThat({ kind: 'accepts', session: 's-1' });
      const session = { username: 'DM123456', session: 's-1' };
      expect((await gateway.close(session)).isOk()).toBe(true);
      expect(closed()).toEqual([session]);
    });
  });
}
