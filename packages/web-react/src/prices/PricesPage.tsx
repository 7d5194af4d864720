import { directionOf, type Language, type Market, type StreamSettings } from '@gatehouse-login/core';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { Button } from '../widgets/button/Button.tsx';
import { LiveRegion } from '../widgets/live-region/LiveRegion.tsx';
import { MarketSearch, type MarketSearchProps } from '../widgets/market-search/MarketSearch.tsx';
import type { SearchWords } from '../widgets/market-search/market-search.behaviour.ts';
import { RestrictedInput } from '../widgets/restricted-input/RestrictedInput.tsx';
import { ScrollArea } from '../widgets/scroll-area/ScrollArea.tsx';
import { AccountLine } from './AccountLine.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { endView } from './connection-view.ts';
import { makeFigures } from './figures.ts';
import { PriceItem } from './PriceItem.tsx';
import type { PriceFeed } from './price-feed.ts';
import { QUANTITY, quantityOf } from './quantity.ts';
import { StreamNotice } from './StreamNotice.tsx';
import { usePriceFeed } from './use-price-feed.ts';
import type { PriceWords } from './words/english.ts';

/** The page of prices. */
export interface PricesPageProps {
  readonly feed: PriceFeed;
  /** Finds markets; null if that failed. */
  readonly find: MarketSearchProps['find'];
  readonly settings: StreamSettings;
  readonly language: Language;
  readonly words: PriceWords;
  /** The level of its heading: the first on a page of its own, the second by default. */
  readonly heading?: 'h1' | 'h2';
  /** The address of the login, for those whose session has ended. */
  readonly signInAt?: string | undefined;
}

const searchWordsOf = (words: PriceWords): SearchWords => ({
  label: words['search.label'],
  help: words['search.help'],
  searching: words['search.searching'],
  found: words['search.found'],
  none: words['search.none'],
  failed: words['search.failed'],
});

/** Live prices of the markets that the visitor chooses, with the state of the connection. */
export function PricesPage(props: PricesPageProps): ReactElement {
  const { feed, find, settings, language, words, signInAt, heading: Heading = 'h2' } = props;
  const id = useId();
  const { status, end, isLost, rows, margin } = usePriceFeed(feed);
  const figures = useMemo(
    () => makeFigures(language, settings.formatsQuantities),
    [language, settings.formatsQuantities],
  );
  const [quantity, setQuantity] = useState<number | null>(null);
  const chosen = useMemo(() => new Set(rows.map(({ market }) => market.id)), [rows]);
  const isOff = status === 'DISCONNECTED';
  const way = end === null ? 'connect' : (endView(end)?.way ?? 'connect');
  const toggle = isOff
    ? ({ word: 'action.connect', run: feed.open } as const)
    : ({ word: 'action.disconnect', run: feed.disconnect } as const);
  return (
    <LiveRegion>
      <section className="prices" lang={language} dir={directionOf(language)} aria-labelledby={id}>
        <div className="prices__header">
          <Heading className="prices__heading" id={id}>
            {words['prices.heading']}
          </Heading>
          <ConnectionState status={status} words={words} />
          {(!isOff || way === 'connect') && (
            <Button kind={isOff ? 'outline' : 'quiet'} onClick={toggle.run}>
              {words[toggle.word]}
            </Button>
          )}
        </div>
        <StreamNotice end={end} isLost={isLost} words={words} signInAt={signInAt} />
        <div className="prices__fields">
          <MarketSearch
            words={searchWordsOf(words)}
            find={find}
            chosen={chosen}
            onChoose={(market: Market) => feed.watch(market)}
          />
          <RestrictedInput
            label={words['quantity.label']}
            restriction={QUANTITY}
            language={language}
            onEdit={(text) => setQuantity(quantityOf(text, language))}
          />
        </div>
        <div className="prices__list" data-stale={status.startsWith('CONNECTED:') ? undefined : ''}>
          {rows.length === 0 ? (
            <p className="prices__empty">{words['prices.empty']}</p>
          ) : (
            <ScrollArea label={words['prices.list']}>
              {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets it is no list to Safari */}
              <ul className="prices__items" role="list" aria-label={words['prices.list']}>
                {rows.map((row) => (
                  <PriceItem
                    key={row.market.id}
                    row={row}
                    words={words}
                    figures={figures}
                    quantity={quantity}
                    onRemove={feed.unwatch}
                  />
                ))}
              </ul>
            </ScrollArea>
          )}
        </div>
        <AccountLine settings={settings} margin={margin} words={words} figures={figures} />
      </section>
    </LiveRegion>
  );
}
