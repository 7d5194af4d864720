import type { Page } from 'playwright/test';

/** What a visitor sees of a page, and hears. */
export interface Seen {
  /** The state that the page's root element names. `left` after the page has left for another site. */
  readonly state: string;
  readonly isBusy: boolean;
  /** What a screen reader announces, in the order of the page. */
  readonly says: readonly string[];
  readonly hasFocus: boolean;
  readonly language: string;
}

const LEFT: Seen = { state: 'left', isBusy: false, says: [], hasFocus: true, language: '' };
const READ_OUT =
  '[role=alert], [role=status], [aria-live=polite] > *, [role=alertdialog] p, main h1:focus, main h1:focus + p, .loading-late';

/** Reads the page. */
export async function observe(page: Page, site: string): Promise<Seen> {
  if (!page.url().startsWith(site)) return LEFT;
  return page.evaluate((readOut) => {
    const textOf = (element: Element): string =>
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read out
      ((element as HTMLElement).innerText ?? '').replaceAll(/\s+/g, ' ').trim();
    const elements = [...document.querySelectorAll(readOut)];
    const outermost = elements.filter(
      (one) => !elements.some((other) => other !== one && other.contains(one)),
    );
    const { activeElement, body, documentElement } = document;
    return {
      state:
        documentElement.dataset.state ??
        document.querySelector<HTMLElement>('main')?.dataset.screen ??
        'none',
      isBusy: document.querySelector('[aria-busy=true], [role=progressbar]') !== null,
      says: [...new Set(outermost.map(textOf).filter((text) => text !== ''))],
      hasFocus: activeElement !== null && activeElement !== body,
      language: documentElement.lang,
    };
  }, READ_OUT);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** Waits until nothing is going on: the page is not busy, `isOver` holds, and the page looks the same twice. */
export async function settle(
  page: Page,
  site: string,
  isOver: (seen: Seen) => boolean = () => true,
): Promise<Seen> {
  const end = performance.now() + 10_000;
  let before = '';
  for (;;) {
    // A page that is being left cannot be read for a moment.
    const seen = await observe(page, site).catch(() => undefined);
    const now = JSON.stringify(seen);
    const isAtRest = seen !== undefined && !seen.isBusy && seen.state !== 'leaving' && isOver(seen);
    if (isAtRest && now === before) return seen;
    if (performance.now() > end) throw new Error(`the page does not come to rest: ${now}`);
    before = now;
    await pause();
  }
}

/** Returns true if the page comes to rest within a moment. */
export async function restsSoon(page: Page, site: string): Promise<boolean> {
  for (let look = 0; look < 4; look += 1) {
    if (!(await observe(page, site)).isBusy) return true;
    await pause();
  }
  return false;
}
