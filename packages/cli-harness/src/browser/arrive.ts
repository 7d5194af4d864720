import { readLocation } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { failure } from '../driver/failure.ts';
import type { Arrival, Departure } from '../driver/login-driver.ts';
import type { UiOptions } from '../driver/ui.ts';
import type { Ending } from '../report/ending.ts';
import { openDestination } from './open-destination.ts';

/** What opening a destination needs. */
export interface ArriveOptions extends Pick<UiOptions, 'configuration' | 'guard'> {
  readonly context: Pick<BrowserContext, 'newPage'>;
}

/**
 * Opens a destination in a page of its own, as the login page would have done. It accepts the login if it answers with a
 * page that is not the login again.
 */
export async function arriveAt(
  { url, fields }: Departure,
  { context, configuration, guard }: ArriveOptions,
): Promise<Result<Arrival, Ending>> {
  const guarded = guard(url);
  if (guarded !== null) return err(guarded);
  const { origin } = configuration;
  const page = await context.newPage();
  try {
    let last: Response | null = null;
    page.on('response', (response) => {
      const request = response.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) last = response;
    });
    const opened = await openDestination(page, { site: origin, url, fields: fields ?? null }).then(
      () => true,
      () => false,
    );
    const answer = last as Response | null;
    if (!opened || answer === null) return err(unreachable(url));
    const { origin: there, pathname: path } = new URL(answer.url());
    const isLogin = there === origin && readLocation(configuration.capabilities, path, '').kind === 'step';
    return ok({ accepted: answer.ok() && !isLogin, status: answer.status(), origin: there, path });
  } finally {
    await close(page);
  }
}

const close = (page: Page): Promise<void> => page.close().catch(() => undefined);

const unreachable = (url: string): Ending =>
  failure({ kind: 'unreachable' }, { origin: new URL(url).origin });
