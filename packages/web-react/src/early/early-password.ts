/** The accessible names of the toggle. */
export interface ToggleNames {
  readonly show: string;
  readonly hide: string;
}

/** Lets SHOW and HIDE work before React has taken over. It changes attributes only, which React leaves as they are. */
export function startEarlyPassword({ show, hide }: ToggleNames, taken: () => boolean): void {
  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest('.password-field__toggle') : null;
    const input = toggle?.parentElement?.querySelector('input');
    if (taken() || !toggle || !input) return;
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    toggle.toggleAttribute('data-shown', shown);
    toggle.setAttribute('aria-label', shown ? hide : show);
  });
  // A page that is restored from the back/forward cache must not bring a password with it.
  addEventListener('pagehide', () => {
    const input = document.querySelector<HTMLInputElement>('input[name=password]');
    if (!taken() && input) input.value = '';
  });
}
