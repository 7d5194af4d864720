import { openDestination as open, type PlaywrightPage } from '../browser/open-destination.ts';
import type { SignedIn } from './outcome.ts';

/**
 * Takes a page of Playwright to the destination of a sign-in, as the login page would have done: to its address, or by
 * posting its form. The page is then signed in at the platform.
 */
export const openDestination = (page: PlaywrightPage, { site, destination }: SignedIn): Promise<void> =>
  open(page, { site, ...destination.reveal() });
