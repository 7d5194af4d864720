import { setTimeout as wait } from 'node:timers/promises';
import { err, ok } from 'neverthrow';
import type { BrowserContext } from 'playwright-core';
import { defectEnding, failure } from '../driver/ending.ts';
import type { LoginDriver, SessionEnd } from '../driver/login-driver.ts';
import type { CloseSession, UiOptions } from '../driver/ui.ts';
import { actOnPage } from './act-on-page.ts';
import { arriveAt } from './arrive.ts';
import { endingOf } from './ending-of.ts';
import { takePicture } from './take-picture.ts';
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

/** Makes the driver that uses the login page in a browser, by what a visitor sees of it. */
export async function makeUiDriver(options: UiDriverOptions): Promise<LoginDriver> {
  const { origin, configuration, cancellation, context, pictures } = options;
  const watched: WatchedPage = await watchPage(context, options);
  const { page, network, departures, shown } = watched;
  let isOpen = false;
  let closed: Promise<SessionEnd> | undefined;

  const until: LoginDriver['until'] = async (fits, patience = 0) => {
    const start = performance.now();
    let before: string | null = null;
    while (isOpen && !cancellation.cancelled) {
      const rest = await watched.look();
      if (fits(shown())) break;
      const passed = performance.now() - start;
      if ((rest !== null && rest === before && passed >= patience) || passed > patience + LONGEST) break;
      before = rest;
      await wait(PAUSE);
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
      const where = { origin, connection: null, redirectUris: [] };
      if (!opened) return err(failure({ kind: 'unreachable' }, where));
      await until(() => false);
      return ok();
    },
    async act(action) {
      // The page answers as soon as it shows something. Until it is complete, a visitor could not press everything.
      await watched.look();
      const { at } = shown();
      const done = await actOnPage(action, { page, texts: watched.texts(), shown: shown() }).catch(
        () => false,
      );
      await watched.look();
      // The texts of the other language may have to be loaded first.
      if (done && action.do === 'switch-language') {
        await until(({ language }) => language === action.language, LOADING);
      }
      return done ? ok() : err({ kind: 'not-offered', at });
    },
    until,
    shown,
    ending: () => endingOf(shown(), network.isBroken()),
    departure: departures.last,
    async arrive() {
      const departure = departures.last();
      return departure === null
        ? err(defectEnding('nowhere to arrive'))
        : arriveAt(departure, context, configuration);
    },
    session: () => network.sessions().at(-1) ?? null,
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
