/**
 * Makes a held key and a double click count as one press of a button or a link. The second one would often meet
 * something else, such as the pop-up that the first one has opened, or send the same thing again. A button that controls
 * a part of the page, such as SHOW, is pressed back by the second one.
 */
export function countPressesOnce(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener(
    'keydown',
    (event) => {
      // A held space bar types spaces.
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
