import { input, NAMES } from './fields.ts';
import { reloadedDraft } from './reload.ts';

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
 * Fills empty fields with the user name or phone number from before a reload, or else with the remembered one.
 */
export function fillForm(): void {
  const reloaded = reloadedDraft();
  const box = input('rememberMe');
  const isRemembered = remembered('rememberme') === 'true';
  if (box !== null) box.checked = reloaded ? !!reloaded.rememberMe : isRemembered;
  for (const key of NAMES) {
    const name = input(key);
    if (name === null || name.value !== '') continue;
    name.value = reloaded?.[key] ?? (isRemembered ? remembered(key) : null) ?? '';
  }
}

/**
 * Moves the focus to the first empty field, or to the password, as the page does later: only with a mouse or trackpad,
 * and neither in a frame nor where the page would have to scroll.
 */
export function focusForm(): void {
  // The fields of the tab that is not in use are there too.
  const field =
    NAMES.map(input).find((name) => name?.value === '' && name.closest('[hidden]') === null) ??
    input('password');
  if (!field) return;
  const precise = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (!precise || parent !== window || document.activeElement !== document.body) return;
  const top = field.labels?.[0]?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && field.getBoundingClientRect().bottom <= innerHeight) field.focus({ preventScroll: true });
}
