import type {
  LoginAnswer,
  ServiceError,
  SessionGateway,
  SessionHeaders,
  TwoFactorGateway,
} from '@gatehouse-login/core';
import { okAsync, ResultAsync } from 'neverthrow';

/** The two ports that can open a session. */
export interface SessionPorts {
  /** The gateway of the session call. */
  readonly sessions: SessionGateway;
  /** The gateway that verifies codes, which also opens a session. */
  readonly twoFactor: TwoFactorGateway;
}

/** Options of a session record. */
export interface SessionRecordOptions {
  /** Leaves every session open: closing one succeeds and sends nothing. */
  readonly keepOpen?: boolean;
  /**
   * Called with each session and two-factor token as soon as the platform has sent it, so that logs can
   * mask it.
   */
  readonly onSecret?: (secret: string, kind: 'session' | 'two-factor token') => void;
}

/** Ports that remember which sessions the platform opened. Pass them to `createLogin`. */
export interface SessionRecord extends SessionPorts {
  /** Every session that was opened, oldest first. Closed sessions stay in the list. */
  opened(): readonly SessionHeaders[];
  /**
   * Logs off the sessions that are still open. If some cannot be logged off, the result is the first error.
   */
  closeAll(): ResultAsync<void, ServiceError>;
}

/**
 * Wraps two ports so that a program can log off every session that it opened, however the login ended. A
 * session is logged off only once, whether the login itself closes it or `closeAll` does.
 */
export function recordSessions(
  { sessions, twoFactor }: SessionPorts,
  { keepOpen = false, onSecret = () => {} }: SessionRecordOptions = {},
): SessionRecord {
  const opened: SessionHeaders[] = [];
  const usernames = new Map<string, string>();
  const closings = new Map<string, ResultAsync<void, ServiceError>>();

  function note(username: string, { session, twoFaToken }: LoginAnswer): void {
    if (session !== null) {
      onSecret(session, 'session');
      opened.push({ username, session });
    }
    if (twoFaToken !== null) {
      onSecret(twoFaToken, 'two-factor token');
      usernames.set(twoFaToken, username);
    }
  }

  function close(headers: SessionHeaders): ResultAsync<void, ServiceError> {
    if (keepOpen) return okAsync(undefined);
    const closing = closings.get(headers.session) ?? sessions.close(headers);
    closings.set(headers.session, closing);
    return closing;
  }

  return {
    sessions: {
      open: (request, cancellation) =>
        sessions.open(request, cancellation).andTee((answer) => note(request.username, answer)),
      close,
    },
    twoFactor: {
      sendCode: (request, cancellation) => twoFactor.sendCode(request, cancellation),
      // The answer does not repeat the user name. The session call that sent the token knew it.
      verifyCode: (request, cancellation) =>
        twoFactor
          .verifyCode(request, cancellation)
          .andTee((answer) => note(usernames.get(request.twoFaToken) ?? '', answer)),
    },
    opened: () => opened,
    closeAll: () => ResultAsync.combine(opened.map(close)).map(() => undefined),
  };
}
