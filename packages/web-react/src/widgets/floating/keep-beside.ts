import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom';

/** Between a list and its field, in pixels (spec 9). */
const GAP = 2;
/** Between a list and the edge of the window, in pixels. */
const MARGIN = 8;

/**
 * Puts a list below its field, or above it if there is more room. The list's style sheet learns from `--room` how high it
 * may be. Follows when the page scrolls, the window changes, or a keyboard covers a part of it. Returns a function that
 * stops it.
 */
export function keepBeside(field: Element, list: HTMLElement): () => void {
  const room = size({
    padding: MARGIN,
    apply: ({ availableHeight }) => list.style.setProperty('--room', `${Math.floor(availableHeight)}px`),
  });
  const side = flip({ padding: MARGIN, crossAxis: false });
  return autoUpdate(field, list, async () => {
    const { y } = await computePosition(field, list, {
      placement: 'bottom-end',
      middleware: [offset(GAP), side, room],
    });
    list.style.insetBlockStart = `${y}px`;
  });
}
