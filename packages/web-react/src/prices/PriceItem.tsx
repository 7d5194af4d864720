import type { ReactElement } from 'react';
import { drawn } from '../widgets/icons/icons.tsx';
import { Sparkline } from '../widgets/sparkline/Sparkline.tsx';
import { Figure } from './Figure.tsx';
import type { Figures } from './figures.ts';
import type { PriceRow } from './price-row.ts';
import type { PriceT } from './price-texts.ts';

export interface PriceItemProps {
  readonly row: PriceRow;
  readonly t: PriceT;
  readonly figures: Figures;
  /** The quantity to value at the current price, or null if there is none. */
  readonly quantity: number | null;
  readonly onRemove: (id: number) => void;
}

const CrossIcon = drawn('m5 5 10 10M15 5 5 15');
const ARROWS = { up: '▲', down: '▼' } as const;

/** A market with its prices and a small chart of the last ones. */
export function PriceItem({ row, t, figures, quantity, onRemove }: PriceItemProps): ReactElement {
  const { market, values, decimals, moved, trail, isRefused } = row;
  const state = values.StatusSummary;
  const news = isRefused ? t('price.refused') : t('price.waiting');
  const isHere = trail.length > 0 && !isRefused;
  return (
    <li className={isRefused ? 'price price--refused' : 'price'}>
      <div className="price__market">
        <p className="price__name">
          <bdi>{market.name}</bdi>
        </p>
        <p className="price__state">
          {isHere ? state !== undefined && state !== null && t(`state.${state}`) : news}
        </p>
      </div>
      <Sparkline trail={trail} />
      <dl className="price__figures">
        <Figure name={t('price.bid')} kind="large">
          {figures.number(values.Bid, decimals)}
          {moved !== null && (
            <span
              className={`price__arrow price__arrow--${moved}`}
              role="img"
              aria-label={t(`price.${moved}`)}
            >
              {ARROWS[moved]}
            </span>
          )}
        </Figure>
        <Figure name={t('price.offer')} kind="large">
          {figures.number(values.Offer, decimals)}
        </Figure>
        <Figure name={t('price.change')} kind="small">
          {figures.signed(values.Change, decimals)}
        </Figure>
        <Figure name={t('price.range')} kind="small">
          {typeof values.Low === 'number'
            ? `${figures.number(values.Low, decimals)} – ${figures.number(values.High, decimals)}`
            : figures.number(null, decimals)}
        </Figure>
        {quantity !== null && typeof values.Bid === 'number' && (
          <Figure name={t('price.value')} kind="wide">
            {figures.number(quantity * values.Bid, 2)}
          </Figure>
        )}
      </dl>
      <button
        className="price__remove"
        type="button"
        aria-label={t('price.remove', { market: market.name })}
        onClick={() => onRemove(market.id)}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
