import { cultureOf, type ForgotPasswordTarget, resetPage, type Visit } from '@gatehouse-login/core';
import type { LinkView } from '../widgets/link/Link.tsx';
import { hrefOf } from './address-bar.ts';
import type { Site } from './site.ts';

/** The link for a forgotten password: to our own page, or to the provider's in a new tab; undefined shows none. */
export function forgotPasswordLink(
  target: ForgotPasswordTarget,
  visit: Visit,
  { configuration, history }: Pick<Site, 'configuration' | 'history'>,
): LinkView | undefined {
  if (target === null) return undefined;
  if (target.kind === 'new-tab') return { href: target.url, newTab: true };
  // What opens in a new tab opens by this very click, so that no browser stops it.
  const page = resetPage(visit.region, configuration, cultureOf(visit.language));
  if (page?.kind === 'new-tab') return { href: page.url, newTab: true };
  const href = hrefOf(visit, 'reset');
  return { href, onFollow: () => history.push(href) };
}
