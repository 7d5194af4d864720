import type { Page } from 'playwright/test';

/**
 * How a page's scripts arrive: the first one late, each after a wait of its own, those that are loaded ahead not at all,
 * the first one not at all, or as usual.
 */
export type Weather = 'late' | 'slow' | 'without the rest' | 'failing' | 'fine';

/** Decides how the scripts of a page arrive. */
export interface PageWeather {
  /** Sets the weather for what is asked for from now on. Whatever is still held is let go. */
  change(kind: Weather): void;
  /** Lets the first script arrive, or fail. */
  clear(): void;
  /** How many scripts were refused since the last change. */
  refused(): number;
}

/** The longest wait of a slow script, in milliseconds. */
const SLOW = 400;
const isFirst = (address: string): boolean => /\/assets\/index-[^/]*\.js$/.test(address);
const isLoadedAhead = (address: string): boolean =>
  /\/assets\/(?:container|router|ahead|Connected\w+)-/.test(address);

/** Takes over how the scripts of a page arrive. */
export async function startWeather(page: Page, random: () => number): Promise<PageWeather> {
  let kind: Weather = 'fine';
  let refused = 0;
  let clear = (): void => {};
  let cleared = Promise.resolve();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const address = route.request().url();
    const now = kind;
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, random() * SLOW));
    if (isFirst(address) && (now === 'late' || now === 'failing')) await cleared;
    const isRefused =
      (now === 'failing' && isFirst(address)) || (now === 'without the rest' && isLoadedAhead(address));
    if (isRefused) refused += 1;
    // The page may have been left by now.
    await (isRefused ? route.abort('connectionrefused') : route.continue()).catch(() => {});
  });
  return {
    change(next) {
      clear();
      kind = next;
      refused = 0;
      cleared = new Promise((resolve) => {
        clear = resolve;
      });
    },
    clear: () => clear(),
    refused: () => refused,
  };
}
