import type { StreamSettings } from '@gatehouse-login/core/streaming';
import type { ReactElement } from 'react';
import { Figure } from './Figure.tsx';
import type { Figures } from './figures.ts';
import type { PriceFeedState } from './price-feed.ts';
import type { PriceT } from './price-texts.ts';

export interface AccountLineProps {
  readonly settings: StreamSettings;
  readonly margin: PriceFeedState['margin'];
  readonly t: PriceT;
  readonly figures: Figures;
}

/** Whose prices these are: the account with its kind and its margin, and the version of the page. */
export function AccountLine({ settings, margin, t, figures }: AccountLineProps): ReactElement {
  const { appVersion, getClientAccountId, isDemoAccount, isDmaAccount } = settings;
  const id = getClientAccountId();
  const currency = margin.CurrencyISO ?? '';
  const money = [
    ['account.equity', margin.NetEquity],
    ['account.funds', margin.TradeableFunds],
    ['account.margin', margin.Margin],
  ] as const;
  return (
    <footer className="account-line">
      <p className="account-line__facts">
        {id !== null && <span>{t('account.id', { id })}</span>}
        {isDemoAccount && <span className="badge">{t('account.demo')}</span>}
        {isDmaAccount && <span className="badge">{t('account.dma')}</span>}
        <span className="account-line__version">{t('account.version', { version: appVersion })}</span>
      </p>
      {margin.NetEquity !== undefined && (
        <dl className="account-line__money">
          {money.map(([word, value]) => (
            <Figure key={word} name={t(word)} kind="small">
              {`${figures.number(value, 2)} ${currency}`}
            </Figure>
          ))}
        </dl>
      )}
    </footer>
  );
}
