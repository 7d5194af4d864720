import type { NAMES } from './fields.ts';

/** The key of what survives one reload. A password is never kept. */
const KEY = 'gatehouse.reload';

/** What survives the reload. A field that the form does not have is missing. */
export type ReloadedDraft = Partial<Record<(typeof NAMES)[number], string>> & {
  readonly tab?: 'username' | 'phone';
  readonly platformType?: 'webtrader' | 'advantage' | 'settings';
  readonly rememberMe?: 'on';
};

const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Returns what the form held before a reload, or null if the page was not reloaded by us. */
export function reloadedDraft(): ReloadedDraft | null {
  try {
    // The store is not opened for nothing: the first frame waits for it.
    return isReloaded() ? JSON.parse(sessionStorage.getItem(KEY) ?? 'null') : null;
  } catch {
    return null;
  }
}

/** Forgets the reload. Call it when the page works. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a storage there is nothing to forget.
  }
}

/** Keeps what the login form holds, except for the password. Throws where there is no storage. */
function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>('.login__form');
  const data = new FormData(form ?? undefined);
  data.delete('password');
  const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.name;
  sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(data), tab }));
}

/** Reloads the page and keeps what the login form holds, except for the password. */
export function reload(): void {
  try {
    keepDraft();
  } catch {
    // It has to be typed again.
  }
  location.reload();
}

/**
 * Reloads the page like `reload`, but not a second time. Returns false if the page was reloaded before, or if nothing can
 * remember that it was: without a storage, it would be reloaded for ever.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    keepDraft();
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** The time after which a page that still lacks a script offers a reload, in milliseconds. */
export const PATIENCE = 20_000;

/** The words of the offer, in the visitor's language. */
export interface ReloadWords {
  readonly text: string;
  readonly action: string;
}

/**
 * Says over the header that a part of it is missing, with a button that loads it again. Says it once. It is a
 * `status` where something else is an alert already.
 */
export function offerReload({ text, action }: ReloadWords, role: 'alert' | 'status' = 'alert'): void {
  if (document.querySelector('.reload-offer') !== null) return;
  const offer = document.createElement('div');
  offer.className = 'reload-offer';
  offer.setAttribute('role', role);
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--outline';
  button.textContent = action;
  button.addEventListener('click', reload);
  offer.append(sentence, button);
  document.body.append(offer);
}

/** Takes the offer back. Call it when the missing part has arrived after all. */
export const withdrawOffer = (): void => document.querySelector('.reload-offer')?.remove();
