/** The measures of a scrolling box, in pixels. */
export interface Scrolled {
  /** The height of its content. */
  readonly content: number;
  /** The height of its visible part. */
  readonly view: number;
  /** How far it is scrolled. */
  readonly top: number;
}

/** The interval at which a bar follows its content, in milliseconds (spec 9). */
export const SCROLL_THROTTLE = 20;

/** The least length of a thumb, so that it can be dragged. */
const LEAST_THUMB = 24;

/**
 * Returns the length of the thumb and its start on the track, in pixels. Null where no bar is shown: the content is at most
 * 1 px higher than the view (spec 9).
 */
export function thumbOf({ content, view, top }: Scrolled) {
  const rest = content - view;
  if (rest <= 1) return null;
  const size = Math.min(view, Math.max(LEAST_THUMB, (view * view) / content));
  const share = Math.min(1, Math.max(0, top / rest));
  return { size, start: share * (view - size) };
}

/** Returns how far the content is scrolled when its thumb was dragged by so many pixels from where it was. */
export function topAfterDrag(before: Scrolled, by: number): number {
  const thumb = thumbOf(before);
  const room = thumb === null ? 0 : before.view - thumb.size;
  const rest = before.content - before.view;
  if (room <= 0) return before.top;
  return Math.min(rest, Math.max(0, before.top + (by * rest) / room));
}

/** Returns how far the content is scrolled after a press on the track: a page towards it. */
export function topAfterPress(before: Scrolled, at: number): number {
  const thumb = thumbOf(before);
  if (thumb === null || (at >= thumb.start && at <= thumb.start + thumb.size)) return before.top;
  return before.top + (at < thumb.start ? -before.view : before.view);
}

/** Runs the function at the first call, then at most once per interval. The last call is never left out. */
export function throttled(run: () => void, milliseconds: number) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;
  const call = (): void => {
    isMissed = resting !== undefined;
    if (isMissed) return;
    resting = setTimeout(wake, milliseconds);
    run();
  };
  const wake = (): void => {
    resting = undefined;
    if (isMissed) call();
  };
  return { call, stop: () => clearTimeout(resting) };
}
