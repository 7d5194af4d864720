import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Address, ALL_TEXTS, writeAddress } from '../address.ts';
import type { Shown } from '../stage/showing.ts';
import type { Exhibit } from '../states.ts';
import { TextsOfState } from '../texts/TextsOfState.tsx';
import { Frame, stageOf } from './Frame.tsx';
import { matching } from './matching.ts';

interface Props {
  readonly exhibit: Exhibit;
  readonly address: Address;
}

/** One state in its real size, what led to it, and its neighbours. */
export function Detail({ exhibit, address }: Props): ReactElement {
  const { look } = address;
  const all = matching({ ...address, query: '', screen: '' });
  const at = all.findIndex(({ id }) => id === exhibit.id);
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = exhibit.title;
    heading.current?.focus();
  }, [exhibit]);
  const [shown, setShown] = useState<Shown>();
  const isShown = shown?.address.includes(`/${exhibit.id}?`) === true;
  const plain = { ...look, text: '' };
  const to = (state: string): string => writeAddress({ ...address, state, look: plain });
  const neighbour = (step: 1 | -1, text: string): ReactElement | undefined => {
    const other = all[at + step];
    return (
      other && (
        <a href={to(other.id)} title={other.title} rel={step === 1 ? 'next' : 'prev'}>
          {text}
        </a>
      )
    );
  };
  return (
    <article className="detail" ref={box}>
      <h2 ref={heading} tabIndex={-1}>
        {exhibit.title}
      </h2>
      <p className="detail__facts">
        <code>{exhibit.id}</code>
        <nav aria-label="States">
          <a href={to('')}>All states</a>
          {neighbour(-1, 'Previous')}
          {neighbour(1, 'Next')}
          <a href={stageOf(exhibit, plain)}>By itself</a>
        </nav>
      </p>
      <div className="detail__parts">
        <Frame
          exhibit={exhibit}
          look={look.text === '' ? { ...look, text: ALL_TEXTS } : look}
          drawn={Math.min(room, look.width)}
          onShown={setShown}
        />
        {isShown && <TextsOfState address={address} texts={shown.texts} />}
      </div>
    </article>
  );
}

/** The width that an element has. */
function useRoom(element: { readonly current: HTMLElement | null }): number {
  const [room, setRoom] = useState(360);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 360)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
