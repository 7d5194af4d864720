import { isWorking } from '@gatehouse-login/core';
import type { BrowserContext, Page } from 'playwright-core';
import type { Shown } from '../driver/login-driver.ts';
import type { UiOptions } from '../driver/ui.ts';
import type { FlowChange } from '../report/run-report.schema.ts';
import { type Departures, watchDepartures } from './departures.ts';
import { keepTranscript } from './keep-transcript.ts';
import { type Network, watchNetwork } from './network.ts';
import { KEEP_STATES, type PageReading, READ_PAGE, screenAt, shownIn, type ToldState } from './told-state.ts';

/** A page of a browser, and what it tells of its login. */
export interface WatchedPage {
  readonly page: Page;
  readonly network: Network;
  readonly departures: Departures;
  /** What was shown when the page was last looked at. */
  readonly shown: () => Shown;
  /** The state that was shown then, as the page told it; null as long as it has told none. */
  readonly told: () => ToldState | null;
  /**
   * Looks at the page, and goes on to its next state. Resolves with whether that is the newest one, and the page rests in
   * it.
   */
  readonly look: () => Promise<'rests' | 'works' | 'was passed'>;
  /** The screen that is rendered; null while there is none. */
  readonly screen: () => string | null;
  /** Forgets what was shown, before another address is opened. */
  readonly forget: () => void;
  readonly changes: () => readonly FlowChange[];
  /** The transcript, as the page has written it. Null as long as it has not. */
  readonly transcript: () => string | null;
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
// Between two documents there is nothing to read.
const UNREADABLE: PageReading = { told: [], screen: null, lang: '' };
// Their answers are not there yet.
const ASKING: readonly string[] = ['signing-in', 'verifying-code'];

/** Opens a page in a context, and watches it. */
export async function watchPage(context: BrowserContext, options: UiOptions): Promise<WatchedPage> {
  const start = Date.now();
  const page = await context.newPage();
  await page.addInitScript(KEEP_STATES);
  const network = watchNetwork(page, options);
  const departures = await watchDepartures(page, options);
  const changes: FlowChange[] = [];
  const transcript = await keepTranscript(page);
  const coming: ToldState[] = [];
  let told: ToldState | null = null;
  let seen = UNREADABLE;
  let shown = NOTHING;

  async function read(): Promise<void> {
    seen = (await page.evaluate(READ_PAGE).catch(() => UNREADABLE)) as PageReading;
    coming.push(...seen.told);
  }

  return {
    page,
    network,
    departures,
    shown: () => shown,
    told: () => told,
    screen: () => seen.screen,
    async look() {
      if (coming.length === 0) await read();
      const next = coming.shift();
      if (next !== undefined) {
        if (next.state !== told?.state) {
          changes.push({ at: Math.max(0, next.at - start), state: next.state, event: null });
        }
        told = next;
      }
      if (told === null) return 'works';
      const answered = network.answered();
      if (answered !== null && !ASKING.includes(told.state)) {
        // The call may have begun after the page was read. Then the page is in another state by now.
        if (coming.length === 0) await read();
        if (!coming.some(({ state }) => ASKING.includes(state))) await answered;
      }
      shown = shownIn(told, seen.lang, network.contacts());
      if (coming.length > 0) return 'was passed';
      const isLeaving = shown.at === 'leaving' && departures.last() === null;
      return isWorking(shown) || isLeaving || seen.screen !== screenAt(shown.at) ? 'works' : 'rests';
    },
    forget() {
      coming.length = 0;
      told = null;
      seen = UNREADABLE;
      shown = NOTHING;
      departures.clear();
    },
    changes: () => changes,
    transcript,
  };
}
