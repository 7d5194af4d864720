import { cultureOf, type ForgotPasswordTarget, pathOf, resetPage, type Visit } from '@gatehouse-login/core';
import type { LinkView } from '../widgets/link/Link.tsx';
import { hrefOf } from './address.ts';
import type { Site } from './site.ts';

/** Returns the link for a forgotten password: to `/reset`, or to the provider's page in a new tab. Undefined for none. */
export function forgotPasswordLink(
  target: ForgotPasswordTarget,
  visit: Visit,
  { configuration, runner, preload }: Site,
): LinkView | undefined {
  if (target === null) return undefined;
  if (target.kind === 'new-tab') return { href: target.url, newTab: true };
  // Browsers block a new tab that is not opened by the click itself.
  const page = resetPage(visit.region, configuration, cultureOf(visit.language));
  if (page?.kind === 'new-tab') return { href: page.url, newTab: true };
  return {
    href: hrefOf(visit, 'reset'),
    onFollow: () => runner.send({ type: 'opened-at', step: 'reset', visit }),
    onIntent: () => preload(pathOf(visit.region, 'reset')),
  };
}
