/**
 * Makes a held key and a double click count as one press of a button or a link. The second one would often meet
 * something else, such as the pop-up that the first one has opened, or send the same thing again.
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
      const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.detail > 1 && isControl) ignore(event);
    },
    true,
  );
}
