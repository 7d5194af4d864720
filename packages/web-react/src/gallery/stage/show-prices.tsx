import '../../styles/prices.css';
import { VERSION } from '@gatehouse-login/core';
import { type Market, streamSettingsOf } from '@gatehouse-login/core/streaming';
import { fakeClock, fakeMarketStream } from '@gatehouse-login/core/testing';
import { createRoot } from 'react-dom/client';
import { dressPage } from '../../boot/page-look.ts';
import { speak } from '../../i18n/page-language.ts';
import { PricesPage } from '../../prices/PricesPage.tsx';
import { makePriceFeed } from '../../prices/price-feed.ts';
import { loadPriceTexts, makePriceT } from '../../prices/price-texts.ts';
import type { Look } from '../address.ts';
import type { PricesEntry } from '../entries/prices.ts';
import { pseudoTexts } from '../pseudo-locale.ts';
import { configurationFor, spokenLanguage } from '../settings.ts';
import { MARKETS, pricesOf } from './made-up-prices.ts';

const MARGIN = { NetEquity: '10120.50', TradeableFunds: '9870.50', Margin: '250.00', CurrencyISO: 'GBP' };

const textsIn = async ({ lang }: Look) => {
  const texts = await loadPriceTexts(spokenLanguage(lang));
  if (lang !== 'pseudo' && lang !== 'pseudo-rtl') return texts;
  return { ...texts, ...pseudoTexts(await loadPriceTexts('en'), lang) };
};

/** Makes the feed of an entry. Its stream is a fake, so it looks the same each time. */
async function feedOf({ markets = 3, refused, statuses, end, later = 0, settings: own }: PricesEntry) {
  const clock = fakeClock();
  const stream = fakeMarketStream(undefined, clock);
  const settings = {
    ...streamSettingsOf({ appVersion: VERSION, account: null, streaming: { drawThrottle: 0 } }),
    getClientAccountId: () => '610001',
    ...own,
  };
  const feed = makePriceFeed({ stream, session: { username: 'DM1', session: '' }, settings, clock });
  const watched: Market[] = MARKETS.slice(0, markets).reverse();
  for (const [index, market] of watched.entries()) {
    feed.watch(market);
    // At first it is alone, and so the only one that is refused.
    if (refused === true && index === 0) stream.emitRefused('PRICES', 21);
    for (const values of pricesOf(market)) stream.emitUpdate({ item: `PRICE.${market.id}`, values });
  }
  stream.emitUpdate({ item: 'CLIENTACCOUNTMARGIN', values: MARGIN });
  for (const status of statuses) stream.emitStatus(status);
  if (end !== undefined) stream.emitEnd(end);
  await clock.advance(later);
  return { feed, settings };
}

/** Shows the page of prices in the state of an entry. Returns a function that takes it down. */
export async function showPrices(element: HTMLElement, entry: PricesEntry, look: Look): Promise<() => void> {
  const language = spokenLanguage(look.lang);
  const [texts, { feed, settings }] = await Promise.all([textsIn(look), feedOf(entry)]);
  const t = await makePriceT(language, texts);
  dressPage(configurationFor({ title: entry.title }, look));
  speak(language);
  const root = createRoot(element);
  root.render(
    <main className="prices-alone">
      <PricesPage
        feed={feed}
        find={async () => MARKETS}
        settings={settings}
        language={language}
        t={t}
        heading="h1"
        signInAt="#"
      />
    </main>,
  );
  const isThere = () => element.querySelector('.prices') !== null;
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
  if (entry.open === true) {
    element.querySelector<HTMLInputElement>('[role=combobox]')?.click();
    while (element.querySelector('[role=option]') === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return () => root.unmount();
}
