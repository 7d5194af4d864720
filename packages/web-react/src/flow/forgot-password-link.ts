import type { ForgotPasswordTarget, Visit } from '@gatehouse/core';
import type { RouterHistory } from '@tanstack/react-router';
import type { LinkView } from '../widgets/link/Link.tsx';
import { hrefOf } from './address-bar.ts';

/** The link for a forgotten password: to our own page, or to the provider's in a new tab; undefined shows none. */
export function forgotPasswordLink(
  target: ForgotPasswordTarget,
  visit: Visit,
  history: RouterHistory,
): LinkView | undefined {
  if (target === null) return undefined;
  if (target.kind === 'new-tab') return { href: target.url, newTab: true };
  const href = hrefOf(visit, 'reset');
  return { href, onFollow: () => history.push(href) };
}
