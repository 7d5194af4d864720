import type { PageBar } from './page-bar.ts';

/** How long the page says that the connection is back, in milliseconds. */
const NEWS_LASTS = 4_000;

/**
 * Says when the device goes offline and when it is back. Nothing is sent again by itself: the visitor decides. A form that
 * is sent has a message of its own, which takes the place of this one.
 */
export function tellConnection({ say, clear }: PageBar): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOffline = () => {
    clearTimeout(timer);
    say('error.offline');
  };
  window.addEventListener('offline', isOffline);
  window.addEventListener('online', () => {
    say('page.backOnline');
    clearTimeout(timer);
    timer = setTimeout(clear, NEWS_LASTS);
  });
  document.addEventListener('submit', clear, true);
  if (!navigator.onLine) isOffline();
}
