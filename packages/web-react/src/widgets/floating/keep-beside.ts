import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom';

/** The distance between a list and its field, in pixels (spec 9). */
const GAP = 2;
/** The distance between a list and the edge of the window, in pixels. */
const MARGIN = 8;

/**
 * Places a list below its field, or above it if there is more room, and sets `--room` to the height that it may have.
 * Updates both when the page scrolls, the window changes or a screen keyboard opens. Returns a function that stops this.
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
