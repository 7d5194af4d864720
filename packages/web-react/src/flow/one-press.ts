/**
 * Makes a held key or a double click count as one press of a button or link. A second press would often send the same
 * request again, or hit something new, such as the pop-up that the first press has opened. Buttons with `aria-controls`,
 * such as SHOW, take every click.
 */
export function countPressesOnce(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      // In a field, holding the space bar types spaces.
      const acts =
        event.key === 'Enter' || (event.key === ' ' && !(event.target instanceof HTMLInputElement));
      if (event.repeat && acts) ignore(event);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      const acts = target instanceof Element && target.closest('button:not([aria-controls]), a') !== null;
      if (detail > 1 && acts) ignore(event);
    },
    true,
  );
}
