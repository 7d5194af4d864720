import { directionOf, type Language } from '@gatehouse-login/core';
import type { Market, StreamSettings } from '@gatehouse-login/core/streaming';
import { type ReactElement, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../widgets/button/Button.tsx';
import { LiveRegion } from '../widgets/live-region/LiveRegion.tsx';
import { RestrictedInput } from '../widgets/restricted-input/RestrictedInput.tsx';
import { ScrollArea } from '../widgets/scroll-area/ScrollArea.tsx';
import { AccountLine } from './AccountLine.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { endView } from './connection-view.ts';
import { makeFigures, QUANTITY, quantityOf } from './figures.ts';
import { MarketSearch, type MarketSearchProps } from './MarketSearch.tsx';
import { PriceItem } from './PriceItem.tsx';
import type { PriceFeed } from './price-feed.ts';
import type { PriceT } from './price-texts.ts';
import { StreamNotice } from './StreamNotice.tsx';

export interface PricesPageProps {
  readonly feed: PriceFeed;
  /** Finds markets; null if that failed. */
  readonly find: MarketSearchProps['find'];
  readonly settings: StreamSettings;
  readonly language: Language;
  readonly t: PriceT;
  /** The level of its heading: the first on a page of its own, the second by default. */
  readonly heading?: 'h1' | 'h2';
  /** The address of the login, for those whose session has ended. */
  readonly signInAt?: string | undefined;
}

/** Live prices of the markets that the visitor chooses, with the state of the connection. */
export function PricesPage(props: PricesPageProps): ReactElement {
  const { feed, find, settings, language, t, signInAt, heading: Heading = 'h2' } = props;
  const id = useId();
  const { status, end, isLost, rows, margin } = useSyncExternalStore(
    feed.subscribe,
    feed.getSnapshot,
    feed.getSnapshot,
  );
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
            {t('prices.heading')}
          </Heading>
          <ConnectionState status={status} t={t} />
          {(!isOff || way === 'connect') && (
            <Button kind={isOff ? 'outline' : 'quiet'} onClick={toggle.run}>
              {t(toggle.word)}
            </Button>
          )}
        </div>
        <StreamNotice end={end} isLost={isLost} t={t} signInAt={signInAt} />
        <div className="prices__fields">
          <MarketSearch t={t} find={find} chosen={chosen} onChoose={(market: Market) => feed.watch(market)} />
          <RestrictedInput
            label={t('quantity.label')}
            restriction={QUANTITY}
            language={language}
            onEdit={(text) => setQuantity(quantityOf(text, language))}
          />
        </div>
        <div className="prices__list" data-stale={status.startsWith('CONNECTED:') ? undefined : ''}>
          {rows.length === 0 ? (
            <p className="prices__empty">{t('prices.empty')}</p>
          ) : (
            <ScrollArea label={t('prices.list')}>
              {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets it is no list to Safari */}
              <ul className="prices__items" role="list" aria-label={t('prices.list')}>
                {rows.map((row) => (
                  <PriceItem
                    key={row.market.id}
                    row={row}
                    t={t}
                    figures={figures}
                    quantity={quantity}
                    onRemove={feed.unwatch}
                  />
                ))}
              </ul>
            </ScrollArea>
          )}
        </div>
        <AccountLine settings={settings} margin={margin} t={t} figures={figures} />
      </section>
    </LiveRegion>
  );
}
