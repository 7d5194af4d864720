import { type ReactElement, useRef } from 'react';
import { type Look, writeAddress } from '../address.ts';
import type { Shown } from '../stage/showing.ts';
import type { Exhibit } from '../states.ts';
import { useTurn } from './use-turn.ts';

/** The address of a state by itself. */
export const stageOf = ({ id }: Exhibit, look: Look): string =>
  `stage.html${writeAddress({ of: 'state', state: id, look, query: '', screen: '' })}`;

/** A phone is upright, a desk is not. */
const heightAt = (width: Look['width']): number => (width < 600 ? 640 : 800);

interface Props {
  readonly exhibit: Exhibit;
  readonly look: Look;
  /** The width that it is drawn with. It is laid out with that of its look. */
  readonly drawn: number;
  /** Only to be looked at: nothing in it takes the focus. */
  readonly still?: boolean;
  /** Called when it shows its state. */
  readonly onShown?: (shown: Shown) => void;
}

/** A state in a frame. */
export function Frame({ exhibit, look, drawn, still = false, onShown }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const { mayLoad, done, finish } = useTurn(box, !still);
  const { width } = look;
  const height = heightAt(width);
  const scale = drawn / width;
  return (
    <div className="frame" ref={box} style={{ inlineSize: drawn, blockSize: height * scale }}>
      {mayLoad && (
        <iframe
          key={stageOf(exhibit, look)}
          src={stageOf(exhibit, look)}
          title={exhibit.title}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})`, opacity: done ? 1 : 0 }}
          inert={still}
          aria-hidden={still || undefined}
          onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
            const isThere = (): void => {
              finish();
              if (contentWindow?.shown !== undefined) onShown?.(contentWindow.shown);
            };
            if (contentDocument?.documentElement.dataset.shown !== undefined) isThere();
            else contentWindow?.addEventListener('state-shown', isThere, { once: true });
          }}
        />
      )}
    </div>
  );
}
