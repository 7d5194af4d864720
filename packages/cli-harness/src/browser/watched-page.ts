import type { BrowserContext, Page } from 'playwright-core';
import type { Shown } from '../driver/login-driver.ts';
import type { UiOptions } from '../driver/ui.ts';
import type { FlowChange } from '../report/run-report.schema.ts';
import { type Departures, watchDepartures } from './departures.ts';
import { makeTextLoader } from './load-texts.ts';
import { type Network, watchNetwork } from './network.ts';
import { EMPTY_PAGE, type PageSnapshot, TAKE_SNAPSHOT } from './page-snapshot.ts';
import { makePageTexts, type PageTexts } from './page-texts.ts';
import { shownOnPage } from './shown-on-page.ts';
import { isWorking } from './working.ts';

/** A page of a browser, and what can be said about its login. */
export interface WatchedPage {
  readonly page: Page;
  readonly network: Network;
  readonly departures: Departures;
  readonly texts: () => PageTexts;
  /** What was shown when the page was last looked at. */
  readonly shown: () => Shown;
  /** Looks at the page. Resolves with a text that is the same as long as nothing changes, or null while the page works. */
  readonly look: () => Promise<string | null>;
  /** Forgets what was shown, before another address is opened. */
  readonly forget: () => void;
  readonly transcript: () => readonly FlowChange[];
}

const NOTHING: Shown = {
  at: 'opening',
  stalled: false,
  fault: null,
  message: null,
  language: null,
  contacts: [],
  contactId: null,
};

/** Opens a page in a context, and watches it. */
export async function watchPage(context: BrowserContext, options: UiOptions): Promise<WatchedPage> {
  const { configuration } = options;
  const start = Date.now();
  const page = await context.newPage();
  const network = watchNetwork(page, options);
  const departures = await watchDepartures(page, configuration);
  const loadTexts = makeTextLoader(page, configuration);
  const transcript: FlowChange[] = [];
  let texts = makePageTexts([]);
  let seen: PageSnapshot = EMPTY_PAGE;
  let shown = NOTHING;

  function update(): void {
    const { at: before } = shown;
    shown = shownOnPage(seen, {
      texts,
      before,
      waitsIn: network.waitsIn(),
      refused: network.refused(),
      expired: network.isExpired(),
      contacts: network.contacts(),
    });
    if (shown.at !== before) transcript.push({ at: Date.now() - start, state: shown.at, event: null });
  }
  // What follows from an answer is known when the page shows it.
  network.onChange(() => {
    if (network.waitsIn() !== null) update();
  });

  return {
    page,
    network,
    departures,
    texts: () => texts,
    shown: () => shown,
    async look() {
      // Between two documents there is nothing to look at.
      seen = (await page.evaluate(TAKE_SNAPSHOT).catch(() => EMPTY_PAGE)) as PageSnapshot;
      if (seen.screen !== null) texts = await loadTexts(seen.lang);
      update();
      const isLeaving = shown.at === 'leaving' && departures.last() === null;
      const works = seen.screen === null || !seen.alive || isWorking(shown.at) || isLeaving;
      return works ? null : JSON.stringify(seen);
    },
    forget() {
      seen = EMPTY_PAGE;
      shown = NOTHING;
      departures.clear();
    },
    transcript: () => transcript,
  };
}
