import { parseTranscript } from '@gatehouse-login/core/transcript';

/** What is used of a page of Playwright. */
export interface TellingPage {
  /** Makes a function available to the page under a name. */
  exposeFunction(name: string, told: (text: string) => void): Promise<unknown>;
}

/** The function of the window that a page of Gatehouse calls with its transcript after each step, if there is one. */
const NAME = 'gatehouseTranscript';

/**
 * Keeps the transcript of the login that a page shows, as the page writes it. Call it before the page is opened. Returns a
 * function that returns the newest transcript; null as long as there is none. A page that is no login page can call the
 * function too, so anything but a transcript is left aside.
 */
export async function keepTranscript(page: TellingPage): Promise<() => string | null> {
  let newest: string | null = null;
  await page.exposeFunction(NAME, (text) => {
    if (parseTranscript(text).isOk()) newest = text;
  });
  return () => newest;
}
