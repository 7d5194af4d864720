import { setTimeout as wait } from 'node:timers/promises';
import { err, ok } from 'neverthrow';
import type { BrowserContext } from 'playwright-core';
import { failure } from '../driver/failure.ts';
import type { LoginDriver, SessionEnd } from '../driver/login-driver.ts';
import type { CloseSession, UiOptions } from '../driver/ui.ts';
import { defectEnding, endingOf } from '../report/ending.ts';
import { say } from '../report/sentence.ts';
import { actOnPage } from './act-on-page.ts';
import { arriveAt } from './arrive.ts';
import { takePicture } from './take-picture.ts';
import { endingIn } from './told-state.ts';
import { type WatchedPage, watchPage } from './watched-page.ts';

/** What the driver of a browser is made of. */
export interface UiDriverOptions extends UiOptions {
  /** A context of its own, which the driver closes. */
  readonly context: BrowserContext;
  /** Logs off a session, with the cookies of the browser. */
  readonly closeSession: CloseSession;
}

const PAUSE = 15;
const LOADING = 3_000;
// A page that does not come to rest is shown as it is.
const LONGEST = 60_000;
// How long a page that shows something may take to tell its state.
const UNTIL_TOLD = 30_000;

/** Makes the driver that uses the login page in a browser, by what a visitor sees of it. */
export async function makeUiDriver(options: UiDriverOptions): Promise<LoginDriver> {
  const { origin, cancellation, context, pictures } = options;
  const watched: WatchedPage = await watchPage(context, options);
  const { page, network, departures, shown } = watched;
  let isOpen = false;
  let closed: Promise<SessionEnd> | undefined;

  const until: LoginDriver['until'] = async (fits, patience = 0) => {
    const start = performance.now();
    while (isOpen && !cancellation.cancelled) {
      const look = await watched.look();
      if (fits(shown())) break;
      const passed = performance.now() - start;
      if ((look === 'rests' && passed >= patience) || passed > patience + LONGEST) break;
      if (watched.told() === null && watched.screen() !== null && passed > UNTIL_TOLD) break;
      if (look !== 'was passed') await wait(PAUSE);
    }
    return shown();
  };

  return {
    via: 'ui',
    async open(address) {
      watched.forget();
      isOpen = true;
      const opened = await page.goto(`${origin}${address}`, { waitUntil: 'commit' }).then(
        () => true,
        () => false,
      );
      if (!opened) return err(failure({ kind: 'unreachable' }, { origin }));
      await until(() => false);
      return watched.told() === null && watched.screen() !== null ? err(OLDER_PAGE) : ok();
    },
    async act(action) {
      while ((await watched.look()) === 'was passed');
      const { at } = shown();
      const done = await actOnPage(action, { page, shown: shown() }).catch(() => false);
      // The texts of the other language may have to be loaded first.
      if (done && action.do === 'switch-language') {
        await until(({ language }) => language === action.language, LOADING);
      }
      return done ? ok() : err({ kind: 'not-offered', at });
    },
    until,
    shown,
    ending: () => endingIn(shown(), watched.told() ?? {}),
    departure: departures.last,
    async arrive() {
      const departure = departures.last();
      return departure === null ? err(defectEnding('nowhere to arrive')) : arriveAt(departure, options);
    },
    session: () => network.sessions().at(-1) ?? null,
    reference: () => watched.told()?.reference ?? null,
    changes: watched.changes,
    transcript: watched.transcript,
    requests: network.requests,
    ...(pictures === undefined
      ? {}
      : { takePicture: (name: string) => takePicture(page, { folder: pictures, name, mask: options.mask }) }),
    stop: () => {},
    close() {
      closed ??= closeAll();
      return closed;
    },
  };

  async function closeAll(): Promise<SessionEnd> {
    const sessions = network.sessions();
    const isKept = options.keepSessions === true;
    let reason: string | null = null;
    for (const session of isKept ? [] : sessions) reason = (await options.closeSession(session)) ?? reason;
    await context.close().catch(() => undefined);
    if (sessions.length === 0) return { kind: 'none' };
    if (isKept) return { kind: 'kept' };
    return reason === null ? { kind: 'logged-off' } : { kind: 'open', reason };
  }
}

const OLDER_PAGE = endingOf(
  'environment-fault',
  'older-page',
  say`The page of the site does not tell its state: it is older than this command, or not a login page of Gatehouse.`,
  say`Build the site again, or use --via core.`,
);
