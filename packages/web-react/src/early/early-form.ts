import { PATIENCE } from './reload.ts';

const SUBMIT = '[type=submit]';
const LINK = 'a[href^="/"]';

/**
 * Holds a submit until React takes over, and shows the button as busy. Also holds a click on a link within the site: if
 * the browser opened the link, `lang` in its query would lead back to the login (spec 2). Calls `onPatienceLost` if
 * React does not take over in time.
 */
export function startEarlyForm(onPatienceLost: () => void) {
  let taken = false;
  let typed = false;
  let pressed: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const button = () => document.querySelector(`.login__form ${SUBMIT}`);
  const hold = (event: Event, selector: string) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = selector;
    timer ??= setTimeout(onPatienceLost, PATIENCE);
  };
  const onSubmit = (event: Event) => {
    hold(event, SUBMIT);
    button()?.setAttribute('data-busy', '');
    button()?.setAttribute('aria-disabled', 'true');
  };
  const onClick = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const isLink = target instanceof Element && target.closest(`.login__form ${LINK}`) !== null;
    if (isLink && !(metaKey || ctrlKey || shiftKey || altKey)) hold(event, LINK);
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  const onInput = () => {
    typed = true;
  };
  document.addEventListener('input', onInput, { once: true });
  return {
    /** Stops holding what was pressed. Returns the selector of the button or link that was pressed last, or null. */
    take(): string | null {
      taken = true;
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      clearTimeout(timer);
      button()?.removeAttribute('data-busy');
      button()?.removeAttribute('aria-disabled');
      return pressed;
    },
    /** Whether a reload would lose what the visitor has done. */
    holdsMore: (): boolean =>
      typed ||
      pressed !== null ||
      document.querySelector<HTMLInputElement>('input[name=password]')?.value !== '',
    taken: (): boolean => taken,
  };
}
