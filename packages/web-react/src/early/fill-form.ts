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

const NAMES = ['username', 'phonePrefix', 'phoneNumber'] as const;

/**
 * Puts the remembered user name or phone number into its fields, unless something is there already, and moves the focus
 * as the page does later: only with a mouse or trackpad, and neither in a frame nor where the page would have to scroll.
 */
export function fillForm(): void {
  const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const password = input('password');
  const box = input('rememberMe');
  if (password === null) return;
  const isRemembered = remembered('rememberme') === 'true';
  if (isRemembered && box !== null) box.checked = true;
  // The fields of the tab that is not in use are there too.
  let field = password;
  for (const key of [...NAMES].reverse()) {
    const name = input(key);
    if (name === null) continue;
    const reloaded = key === 'username' ? reloadedName() : null;
    if (name.value === '') name.value = reloaded ?? (isRemembered ? remembered(key) : null) ?? '';
    if (name.value === '' && name.closest('[hidden]') === null) field = name;
  }
  const precise = matchMedia('(hover: hover) and (pointer: fine)').matches;
  if (!precise || parent !== window || document.activeElement !== document.body) return;
  const top = field.labels?.[0]?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && field.getBoundingClientRect().bottom <= innerHeight) field.focus({ preventScroll: true });
}
