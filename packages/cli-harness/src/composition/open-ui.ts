import { makeHttpSessionGateway, makeTransport } from '@gatehouse-login/adapters-http';
import { apiBaseOf, CONFIGURATION_FILE, type SessionHeaders } from '@gatehouse-login/core';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { openBrowser } from '../browser/open-browser.ts';
import { makeUiDriver } from '../browser/ui-driver.ts';
import type { OpenUi, UiOptions } from '../driver/ui.ts';

/** Opens the browser of this machine, and makes drivers in it. */
export const openUi: OpenUi = async (io) =>
  (await openBrowser(io)).map((browser) => ({
    async makeDriver(options) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const { origin, configurationFile } = options;
      if (configurationFile !== undefined) {
        await context.route(`${origin}/${CONFIGURATION_FILE}`, (route) =>
          route.fulfill({ path: configurationFile }),
        );
      }
      return makeUiDriver({
        ...options,
        context,
        closeSession: (session) => logOff(session, context, options),
      });
    },
    close: () => browser.close().catch(() => undefined),
  }));

/** Logs off with the cookies of the browser, as the page would. */
async function logOff(
  session: SessionHeaders,
  context: BrowserContext,
  { origin, configuration }: Pick<UiOptions, 'origin' | 'configuration'>,
): Promise<string | null> {
  const cookies = await context.cookies(origin);
  const transport = makeTransport({
    apiBase: apiBaseOf(configuration),
    origin,
    fetch: fetchOf(context.request),
    cookie: (wanted) => cookies.find(({ name }) => name === wanted)?.value ?? null,
  });
  return makeHttpSessionGateway(transport)
    .close(session)
    .match(
      () => null,
      ({ kind }) => kind,
    );
}

/** A fetch with the cookies of a browser. */
const fetchOf =
  (requests: APIRequestContext): typeof globalThis.fetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    const answer = await requests.fetch(asked.url, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      data: Buffer.from(await asked.arrayBuffer()),
      maxRedirects: 0,
    });
    const status = answer.status();
    const body = status === 204 || status === 304 ? null : new Uint8Array(await answer.body());
    return new Response(body, { status, headers: answer.headers() });
  };
