import { PATIENCE } from './reload.ts';

/** What the form does before React has taken over. */
export interface EarlyForm {
  /** Stops handling submits. Returns true if the form was sent. */
  readonly take: () => boolean;
  /** Whether a reload would lose what the visitor has done. */
  readonly holdsMore: () => boolean;
  readonly taken: () => boolean;
}

/** Holds a submit until React takes over, and shows the button as busy. `onPatienceLost` is called if nobody comes. */
export function startEarlyForm(onPatienceLost: () => void): EarlyForm {
  let taken = false;
  let typed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const button = () => document.querySelector('.login__form [type=submit]');
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (timer !== undefined) return;
    timer = setTimeout(onPatienceLost, PATIENCE);
    button()?.setAttribute('data-busy', '');
    button()?.setAttribute('aria-disabled', 'true');
  };
  document.addEventListener('submit', onSubmit, true);
  const onInput = () => {
    typed = true;
  };
  document.addEventListener('input', onInput, { once: true });
  return {
    take() {
      taken = true;
      document.removeEventListener('submit', onSubmit, true);
      clearTimeout(timer);
      button()?.removeAttribute('data-busy');
      button()?.removeAttribute('aria-disabled');
      return timer !== undefined;
    },
    holdsMore: () =>
      typed ||
      timer !== undefined ||
      document.querySelector<HTMLInputElement>('input[name=password]')?.value !== '',
    taken: () => taken,
  };
}
