import type { SessionHeaders } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Unwritable } from './fault.ts';
import { headerValue } from './header-value.ts';
import type { ResolvedAddress } from './request-rule.ts';

/**
 * The headers that prove a session (spec 7). Only a relative path of the API gets them, whatever base the
 * request rule puts before it. Files and absolute addresses never do (functional spec, the wire).
 */
export function sessionHeaders(
  session: SessionHeaders | undefined,
  { target }: ResolvedAddress,
): Result<Readonly<Record<string, string>>, Unwritable> {
  if (session === undefined || target !== 'api') return ok({});
  const username = headerValue(session.username);
  const token = headerValue(session.session);
  if (username === null) return err({ kind: 'unwritable', what: 'user name' });
  if (token === null) return err({ kind: 'unwritable', what: 'session' });
  return ok({ UserName: username, Session: token });
}
