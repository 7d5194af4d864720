import type { ToggleWords } from './stamp-data.ts';

/**
 * Lets SHOW and HIDE work before React has taken over. `data-shown` tells the password field which of them it was: React
 * leaves unknown attributes as they are.
 */
export function startEarlyPassword(show: ToggleWords, hide: ToggleWords, taken: () => boolean): void {
  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element ? target.closest('.password-field__toggle') : null;
    const input = toggle?.parentElement?.querySelector('input');
    if (taken() || !toggle || !input) return;
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    toggle.toggleAttribute('data-shown', shown);
    toggle.setAttribute('aria-label', shown ? hide.name : show.name);
    toggle.textContent = shown ? hide.word : show.word;
  });
  // A page that is restored from the back/forward cache must not bring a password with it.
  addEventListener('pagehide', () => {
    const input = document.querySelector<HTMLInputElement>('input[name=password]');
    if (!taken() && input) input.value = '';
  });
}
