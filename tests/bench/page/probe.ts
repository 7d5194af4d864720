/** What the probe has seen of a page, in milliseconds since the navigation began. */
export interface Probe {
  /** When the user-name field could be used. */
  usable?: number;
  /** When React had the field. The same as `usable` on a page that nothing takes over. */
  takenOver?: number;
  /** How often a character that was typed has disappeared. */
  lost: number;
  /** The sum of the layout shifts' scores. */
  shift: number;
  /** The long tasks. */
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/** The character that the probe types. */
export const PROBE_CHARACTER = 'q';

/**
 * Runs in the page, before any script of its own. Types a character as soon as the user-name field is laid out, visible,
 * enabled, not covered, and its submit is listened to. The field is usable if the character is still there one painted
 * frame later.
 */
export function probe({ isReact, character }: { isReact: boolean; character: string }): void {
  const seen: Probe = { lost: 0, shift: 0, tasks: [] };
  window.benchProbe = seen;
  let isListenedTo = false;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...call: Parameters<typeof add>) {
    if (call[0] === 'submit') isListenedTo = true;
    add.apply(this, call);
  };
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });

  const canBeTypedInto = (field: HTMLInputElement): boolean => {
    const { x, y, width, height } = field.getBoundingClientRect();
    const isVisible = field.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && height > 0 && isVisible && !field.disabled && !field.readOnly && top === field;
  };
  const isTakenOver = (field: HTMLInputElement): boolean =>
    !isReact || Object.keys(field).some((key) => key.startsWith('__reactProps$'));

  let typedInto: HTMLInputElement | undefined;
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[name=username]');
    if (typedInto !== undefined && (field !== typedInto || field.value !== character)) {
      seen.lost += 1;
      typedInto = undefined;
      delete seen.usable;
    }
    if (field !== null && typedInto !== undefined) {
      seen.usable ??= performance.now();
      if (isTakenOver(field)) {
        seen.takenOver = performance.now();
        return;
      }
    } else if (field !== null && isListenedTo && canBeTypedInto(field)) {
      field.focus();
      document.execCommand('insertText', false, character);
      typedInto = field;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
