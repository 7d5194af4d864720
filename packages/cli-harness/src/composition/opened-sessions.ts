import type { ServiceError, SessionGateway, SessionHeaders } from '@gatehouse-login/core';
import { ResultAsync } from 'neverthrow';

/** A session gateway that remembers what it opened. */
export interface OpenedSessions {
  readonly gateway: SessionGateway;
  readonly all: () => readonly SessionHeaders[];
  readonly closeAll: () => ResultAsync<void, ServiceError>;
}

/** Wraps a gateway, so that no session is left behind, whatever becomes of the login. */
export function rememberSessions(
  gateway: SessionGateway,
  onSecret: (secret: string) => void,
): OpenedSessions {
  const opened: SessionHeaders[] = [];
  return {
    gateway: {
      open: (request, cancellation) =>
        gateway.open(request, cancellation).map((answer) => {
          const { session, twoFaToken } = answer;
          if (session !== null) {
            onSecret(session);
            opened.push({ username: request.username, session });
          }
          if (twoFaToken !== null) onSecret(twoFaToken);
          return answer;
        }),
      close: (session) => gateway.close(session),
    },
    all: () => opened,
    closeAll: () =>
      ResultAsync.combine(opened.splice(0).map((session) => gateway.close(session))).map(() => undefined),
  };
}
