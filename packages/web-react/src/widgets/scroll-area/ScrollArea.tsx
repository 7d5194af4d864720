import {
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  SCROLL_THROTTLE,
  type Scrolled,
  throttled,
  thumbOf,
  topAfterDrag,
  topAfterPress,
} from './scroll-area.behaviour.ts';

export interface ScrollAreaProps {
  /** `dropdown`: the list box of a drop-down, whose field has the focus and moves the list by keys. */
  readonly kind?: 'content' | 'dropdown';
  readonly id?: string;
  /** The accessible name of the box. */
  readonly label: string;
  readonly children: ReactNode;
}

const NOTHING: Scrolled = { content: 0, view: 0, top: 0 };

const measure = (view: HTMLElement): Scrolled => ({
  content: view.scrollHeight,
  view: view.clientHeight,
  top: view.scrollTop,
});

/**
 * A scroll area whose bar looks the same in every browser. The browser scrolls; the bar shows the position, and
 * can be dragged and pressed. Assistive technology uses the box itself, so the bar is hidden from it.
 */
export function ScrollArea({ kind = 'content', id, label, children }: ScrollAreaProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly at: number; readonly from: Scrolled } | null>(null);
  const [scrolled, setScrolled] = useState(NOTHING);
  const thumb = thumbOf(scrolled);

  useLayoutEffect(() => {
    const view = box.current;
    const content = view?.firstElementChild;
    if (!view || !content) return;
    // Measured before the first frame, so that nothing moves.
    setScrolled(measure(view));
    const follow = throttled(() => setScrolled(measure(view)), SCROLL_THROTTLE);
    const sizes = new ResizeObserver(follow.call);
    sizes.observe(view);
    sizes.observe(content);
    view.addEventListener('scroll', follow.call, { passive: true });
    return () => {
      sizes.disconnect();
      view.removeEventListener('scroll', follow.call);
      follow.stop();
    };
  }, []);

  const scrollTo = (top: number): void => void box.current?.scrollTo({ top });
  const onPress = (event: PointerEvent<HTMLDivElement>): void => {
    // The focus stays where it is.
    event.preventDefault();
    const from = box.current === null ? scrolled : measure(box.current);
    const at = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const top = topAfterPress(from, at);
    scrollTo(top);
    if (top !== from.top) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: event.clientY, from };
  };
  const onMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (grip.current !== null) scrollTo(topAfterDrag(grip.current.from, event.clientY - grip.current.at));
  };
  const letGo = (): void => {
    grip.current = null;
  };

  // Tab has to reach a region that scrolls, but not a list box. Without a tab index, browsers let Tab reach both.
  const list = { tabIndex: -1, role: 'listbox', 'aria-label': label } as const;
  const region = thumb === null ? {} : ({ tabIndex: 0, role: 'region', 'aria-label': label } as const);
  return (
    <div className={`scroll-area scroll-area--${kind}`} data-bar={thumb === null ? undefined : ''}>
      <div className="scroll-area__view" ref={box} id={id} {...(kind === 'dropdown' ? list : region)}>
        <div className="scroll-area__content">{children}</div>
      </div>
      {thumb !== null && (
        <div
          className="scroll-area__track"
          aria-hidden="true"
          onPointerDown={onPress}
          onPointerMove={onMove}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <div
            className="scroll-area__thumb"
            style={{ blockSize: thumb.size, translate: `0 ${thumb.start}px` }}
          />
        </div>
      )}
    </div>
  );
}
