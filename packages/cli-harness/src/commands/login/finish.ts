import type { ServiceError } from '@gatehouse-login/core';
import type { SiteLogin } from '../../driver/site.ts';

/**
 * Ends a login. The login itself logs off a session that the visitor did not leave with, and this the
 * others. Resolves with what happened to the session in a few words, or with null if there was none.
 */
export async function finish(login: SiteLogin | undefined, keepSession: boolean): Promise<string | null> {
  if (login === undefined) return null;
  login.runner.dispose();
  await login.runner.settled();
  if (login.openedSessions().length === 0) return null;
  if (keepSession) return 'left open, as you asked';
  const closed = await login.closeSessions();
  return closed.match(
    () => 'logged off',
    (error) => `could not be logged off (${reasonOf(error)}) and may stay open until it expires`,
  );
}

const reasonOf = (error: ServiceError): string =>
  error.kind === 'malformed-answer' ? error.detail : error.kind;
