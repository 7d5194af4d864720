import type { ServiceError } from '@gatehouse-login/core';
import type { SiteLogin } from '../../driver/site.ts';

/** What happened to the session of a login. */
export type SessionEnd =
  | { readonly kind: 'none' | 'kept' | 'logged-off' }
  | { readonly kind: 'open'; readonly reason: string };

/**
 * Ends a login. The login itself logs off a session that the visitor did not leave with, and this the
 * others.
 */
export async function endSession(login: SiteLogin | undefined, keepSession: boolean): Promise<SessionEnd> {
  if (login === undefined) return { kind: 'none' };
  login.runner.dispose();
  await login.runner.settled();
  if (login.openedSessions().length === 0) return { kind: 'none' };
  if (keepSession) return { kind: 'kept' };
  const closed = await login.closeSessions();
  return closed.match(
    (): SessionEnd => ({ kind: 'logged-off' }),
    (error) => ({ kind: 'open', reason: reasonOf(error) }),
  );
}

/** Ends a login. Resolves with what happened to the session in a few words, or with null if there was none. */
export async function finish(login: SiteLogin | undefined, keepSession: boolean): Promise<string | null> {
  const end = await endSession(login, keepSession);
  switch (end.kind) {
    case 'none':
      return null;
    case 'kept':
      return 'left open, as you asked';
    case 'logged-off':
      return 'logged off';
    case 'open':
      return `could not be logged off (${end.reason}) and may stay open until it expires`;
  }
}

const reasonOf = (error: ServiceError): string =>
  error.kind === 'malformed-answer' ? error.detail : error.kind;
