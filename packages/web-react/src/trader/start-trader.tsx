import { makeHttpMarketSearch } from '@gatehouse-login/adapters-http';
import { allowTimerWorker, makeMarketStream } from '@gatehouse-login/adapters-streaming';
import { cancellationOf, NEVER_CANCELLED, systemClock, VERSION } from '@gatehouse-login/core';
import { type Market, streamSettingsOf } from '@gatehouse-login/core/streaming';
import { createRoot } from 'react-dom/client';
import { makeBrowserTransport } from '../composition/browser-transport.ts';
import { PricesPage } from '../prices/PricesPage.tsx';
import { makePriceFeed } from '../prices/price-feed.ts';
import { loadPriceTexts, makePriceT } from '../prices/price-texts.ts';
import type { Landed } from './read-landing.ts';

/** The platform's calls, on the origin that the web trader comes from. */
const API_BASE = `${window.location.origin}/TradingAPI`;

/** How many markets are watched before the visitor chooses any. */
const FIRST_MARKETS = 3;

/** Renders the page of prices into an element, and connects. */
export async function startTrader(element: HTMLElement, landed: Landed): Promise<void> {
  const { session, language, account, brand, theme, streaming, signInAt } = landed;
  const { dataset } = document.documentElement;
  dataset.brand = brand;
  dataset.theme = theme;
  allowTimerWorker();
  const settings = streamSettingsOf({ appVersion: VERSION, account, streaming });
  const { requestTimeout } = settings;
  const stream = makeMarketStream({ ...streaming, requestTimeout });
  const search = makeHttpMarketSearch(makeBrowserTransport(API_BASE));
  const feed = makePriceFeed({ stream, session, settings, clock: systemClock });
  const find = (text: string, signal: AbortSignal): Promise<readonly Market[] | null> =>
    search.find(session, text, cancellationOf(signal)).unwrapOr(null);
  feed.open();
  const [t, markets] = await Promise.all([
    loadPriceTexts(language).then((texts) => makePriceT(language, texts)),
    search.find(session, '', NEVER_CANCELLED).unwrapOr([]),
  ]);
  for (const market of markets.slice(0, FIRST_MARKETS).reverse()) feed.watch(market);
  createRoot(element).render(
    <PricesPage
      feed={feed}
      find={find}
      settings={settings}
      language={language}
      t={t}
      signInAt={signInAt === '' ? undefined : signInAt}
    />,
  );
}
