import type { Market } from '@gatehouse-login/core/streaming';
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { useBeside } from '../widgets/floating/use-beside.ts';
import { useOutside } from '../widgets/floating/use-outside.ts';
import { CheckIcon } from '../widgets/icons/icons.tsx';
import { ListPanel, optionId } from '../widgets/list-panel/ListPanel.tsx';
import { useAnnouncement } from '../widgets/live-region/LiveRegion.tsx';
import { IDLE, searchAfter, searchNews, searchStep } from './market-search.behaviour.ts';
import type { PriceT } from './price-texts.ts';

export interface MarketSearchProps {
  readonly t: PriceT;
  /** Finds the markets whose names contain a text; null if the search failed. The signal aborts it. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Market[] | null>;
  /** The ids of the chosen markets. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (market: Market) => void;
}

/** The pause in typing before a search, in milliseconds. */
const TYPING_PAUSE = 150;

/** An editable combobox over the platform's markets (WAI-ARIA APG). The focus stays in the field. */
export function MarketSearch({ t, find, chosen, onChoose }: MarketSearchProps): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [search, dispatch] = useReducer(searchAfter, IDLE);
  const { text, open, active, at, found } = search;
  const isListed = open && found.length > 0;
  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  const listId = `${id}-list`;
  const news = searchNews(search, t);
  useOutside(box, open, close);
  useBeside(isListed, () => field.current, panel);
  useAnnouncement(at === 'searching' ? undefined : news);

  useEffect(() => {
    if (at !== 'searching') return;
    const stop = new AbortController();
    const ask = async () => {
      const answer = await find(text, stop.signal);
      if (!stop.signal.aborted) dispatch({ type: 'answered', text, found: answer });
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [at, text, find]);

  const choose = (market?: Market): void => {
    if (market === undefined) return;
    dispatch({ type: 'chosen' });
    field.current?.focus();
    onChoose(market);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = searchStep(search, event.key, event.altKey);
    if (step.kind === 'ignore') return;
    event.preventDefault();
    if (step.kind === 'choose') choose(step.market);
    else dispatch(step.event);
  };

  return (
    <div className="field market-search" ref={box}>
      <label className="field__label" htmlFor={id}>
        {t('search.label')}
      </label>
      <div className="field__box">
        <input
          className="field__input"
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && active !== null ? optionId(listId, active) : undefined}
          aria-describedby={`${id}-help`}
          value={text}
          onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
          onClick={() => dispatch({ type: 'opened' })}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {isListed && (
          <ListPanel
            panel={panel}
            id={listId}
            label={t('search.label')}
            list={search}
            options={found.map((market, index) => ({
              key: market.id,
              selected: index === active,
              content: (
                <>
                  <bdi>{market.name}</bdi>
                  {chosen.has(market.id) && <CheckIcon />}
                </>
              ),
            }))}
            onPick={(index) => choose(found[index])}
          />
        )}
      </div>
      <p className="field__help" id={`${id}-help`} data-failed={at === 'failed' && open ? '' : undefined}>
        {news ?? t('search.help')}
      </p>
    </div>
  );
}
