import { reloadedName } from './reload.ts';

/** The version of the remembered values, as in `composition/visitor-store.ts`. */
const VERSION = 1;

/** Returns a remembered value, or null if there is none or it has expired. */
export function remembered(key: string): string | null {
  try {
    const { version, expires, text } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return version === VERSION && expires > Date.now() && typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/**
 * Puts the remembered user name into its field, unless something is there already, and moves the focus as the page does
 * later: only with a mouse or trackpad, and neither in a frame nor where the page would have to scroll.
 */
export function fillForm(): void {
  const name = document.querySelector<HTMLInputElement>('input[name=username]');
  const password = document.querySelector<HTMLInputElement>('input[name=password]');
  const box = document.querySelector<HTMLInputElement>('input[name=rememberMe]');
  if (name === null || password === null) return;
  const isRemembered = remembered('rememberme') === 'true';
  const known = reloadedName() ?? (isRemembered ? remembered('username') : null) ?? '';
  if (isRemembered && box !== null) box.checked = true;
  if (name.value === '') name.value = known;
  const field = name.value === '' ? name : password;
  const precise = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (!precise || parent !== window || document.activeElement !== document.body) return;
  const top = field.labels?.[0]?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && field.getBoundingClientRect().bottom <= innerHeight) field.focus({ preventScroll: true });
}
