import type { SessionHeaders } from '@gatehouse-login/core';
import { headerValue } from './header-value.ts';
import type { ResolvedAddress } from './request-rule.ts';

/**
 * The headers that prove a session (spec 7): only on paths of the API that the caller gave as relative, whatever
 * base the request rule put before them; never on files or whole addresses (docs/unknowns.md, the wire).
 */
export function sessionHeaders(
  session: SessionHeaders | undefined,
  { target }: ResolvedAddress,
): Readonly<Record<string, string>> {
  if (session === undefined || target !== 'api') return {};
  const userName = headerValue(session.username);
  const token = headerValue(session.session);
  return userName === null || token === null ? {} : { UserName: userName, Session: token };
}
