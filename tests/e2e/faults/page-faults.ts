import type { Page } from 'playwright/test';
import { expectScreen, fillIn, logInButton, stopClock, takenOver, userName } from '../support/login-page.ts';
import { personOf, SESSION_CALL } from '../support/sandbox.ts';
import { code, holdCall, newestCode, VERIFY_CALL } from '../support/two-factor-page.ts';
import { observe, type Seen, settle } from './observe.ts';
import { act, addressOf, goTo, MENDED, timesSent, type Visit } from './visitor.ts';

const DAY = 86_400_000;

/** Something that happens to the page itself. Does it, and returns what the visitor sees then. */
export type PageFault = (visit: Visit) => Promise<Seen>;

const rest = ({ page, site }: Visit, isOver?: (seen: Seen) => boolean): Promise<Seen> =>
  settle(page, site, isOver);
/** Returns the address of a step of the login. */
function stepOf(visit: Visit, step: string): string {
  const address = new URL(addressOf(visit));
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${step}`;
  return address.href;
}
const isAnswered = ({ state, says }: Seen): boolean => state !== 'login' || says.length > 0;
const hasLeft = ({ state }: Seen): boolean => state === 'left';

/** Opens the login, fills it in, and waits for the scripts that come later. */
async function fillInLogin(visit: Visit): Promise<void> {
  await goTo(visit, 'session');
  await takenOver(visit.page);
  await visit.page.waitForLoadState('networkidle');
}

/** Presses the button on a login that is filled in, and holds the answer back. Returns what lets it go. */
async function holdSignIn(visit: Visit): Promise<() => void> {
  const release = await holdCall(visit.page, SESSION_CALL);
  const asked = visit.page.waitForRequest((request) => request.url().endsWith(SESSION_CALL));
  await act(visit, 'session');
  await asked;
  return release;
}

/** Signs in on a page on which something was broken before it was opened. */
async function signInOn(visit: Visit): Promise<Seen> {
  await goTo(visit, 'session');
  await act(visit, 'session');
  return rest(visit, isAnswered);
}

const breakStorage = (page: Page, how: 'off' | 'full' | 'corrupt'): Promise<unknown> =>
  page.addInitScript((kind) => {
    const refuse = (): never => {
      throw new DOMException('refused', kind === 'off' ? 'SecurityError' : 'QuotaExceededError');
    };
    if (kind === 'off')
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    if (kind === 'full') Storage.prototype.setItem = refuse;
    if (kind === 'corrupt')
      for (const key of ['username', 'rememberme', 'phonePrefix', 'phoneNumber'])
        localStorage.setItem(key, '{"value":"\u0000<b>","expires');
  }, how);

const byTheVisitor = {
  'a double click on the button': async (visit) => {
    await fillInLogin(visit);
    await logInButton(visit.page).dblclick();
    return rest(visit, isAnswered);
  },
  'Enter and a click at once': async (visit) => {
    await fillInLogin(visit);
    await logInButton(visit.page).evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit(button);
      button.click();
    });
    return rest(visit, isAnswered);
  },
  'two tabs': async (visit) => {
    await fillInLogin(visit);
    const other = { ...visit, page: await visit.page.context().newPage() };
    await goTo(other, 'session');
    await act(other, 'session');
    await rest(other, hasLeft);
    await other.page.close();
    await act(visit, 'session');
    return rest(visit, isAnswered);
  },
  'a stale answer after Cancel': async (visit) => {
    const { page } = visit;
    await fillInLogin(visit);
    const release = await holdSignIn(visit);
    await page.clock.runFor(6_000);
    await page.getByRole('button', { name: 'Cancel' }).click();
    release();
    await page.clock.runFor(1_000);
    return rest(visit);
  },
  'loading the page again during the call': async (visit) => {
    await fillInLogin(visit);
    const release = await holdSignIn(visit);
    await visit.page.reload();
    release();
    return rest(visit);
  },
  'going back during the call': async (visit) => {
    const { page } = visit;
    await page.goto(stepOf(visit, 'login-failed'));
    await expectScreen(page, 'login-failed');
    await goTo(visit, 'session');
    const release = await holdSignIn(visit);
    await page.goBack();
    await expectScreen(page, 'login-failed');
    release();
    return rest(visit);
  },
  'pressing with nothing typed': async (visit) => {
    await visit.page.goto(addressOf(visit));
    await takenOver(visit.page);
    await logInButton(visit.page).click();
    return rest(visit);
  },
  'the address of a later step': async (visit) => {
    await visit.page.goto(stepOf(visit, 'tfa'));
    return rest(visit);
  },
} satisfies Record<string, PageFault>;

const byTheDevice = {
  'coming back from the browser’s cache': async (visit) => {
    await fillInLogin(visit);
    await visit.page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    return rest(visit);
  },
  'coming back from the cache at the code': async (visit) => {
    await goTo(visit, 'verify-code');
    await visit.page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    return rest(visit);
  },
  'asleep past the deadline of a call': async (visit) => {
    await fillInLogin(visit);
    // After waking up, the page gives an answer that came during its sleep 50 ms, which a busy machine may not.
    await stopClock(visit.page);
    const release = await holdSignIn(visit);
    await visit.page.clock.fastForward(3_600_000);
    release();
    const seen = await rest(visit, isAnswered);
    await visit.page.clock.resume();
    return seen;
  },
  'asleep past the life of a code': async (visit) => {
    const { page, sandbox } = visit;
    await goTo(visit, 'verify-code');
    await page.clock.fastForward(3_600_000);
    await page.route(`**${VERIFY_CALL}`, (route) =>
      route.fulfill({ status: 401, json: { HttpStatus: 401, ErrorCode: 4011, ErrorMessage: 'Expired' } }),
    );
    await code(page).fill(newestCode(sandbox));
    await logInButton(page).click();
    const seen = await rest(visit, ({ state }) => state === 'login');
    await page.unrouteAll();
    return seen;
  },
  'a clock that is a day fast': async (visit) => {
    await visit.page.clock.setSystemTime(Date.now() + DAY);
    return signInOn(visit);
  },
  'a clock that is a day slow': async (visit) => {
    await visit.page.clock.setSystemTime(Date.now() - DAY);
    return signInOn(visit);
  },
  'a clock that jumps during the call': async (visit) => {
    await fillInLogin(visit);
    const release = await holdSignIn(visit);
    await visit.page.clock.setSystemTime(Date.now() + DAY);
    release();
    return rest(visit, isAnswered);
  },
  'storage switched off': async (visit) => {
    await breakStorage(visit.page, 'off');
    return signInOn(visit);
  },
  'storage that is full': async (visit) => {
    await breakStorage(visit.page, 'full');
    return signInOn(visit);
  },
  'storage that holds nonsense': async (visit) => {
    await breakStorage(visit.page, 'corrupt');
    return signInOn(visit);
  },
  'cookies switched off': async (visit) => {
    await visit.page.addInitScript((mended) => {
      if (window.name === mended) return;
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    }, MENDED);
    await fillInLogin(visit);
    await visit.page.context().clearCookies();
    await act(visit, 'session');
    return rest(visit, isAnswered);
  },
  'no connection when the form is sent': async (visit) => {
    const context = visit.page.context();
    await fillInLogin(visit);
    await context.setOffline(true);
    await act(visit, 'session');
    const seen = await rest(visit, isAnswered);
    await context.setOffline(false);
    return seen;
  },
  'a connection that comes back': async (visit) => {
    const context = visit.page.context();
    await fillInLogin(visit);
    await context.setOffline(true);
    await act(visit, 'session');
    await rest(visit, isAnswered);
    await context.setOffline(false);
    await visit.page.clock.runFor(2_000);
    return rest(visit);
  },
} satisfies Record<string, PageFault>;

const byTheServer = {
  'a configuration that is not there': async (visit) => {
    await visit.page.route('**/configs/config.json', (route) => route.fulfill({ status: 404 }));
    const seen = visit.isStamped ? await signInOn(visit) : await opened(visit);
    await visit.page.unrouteAll();
    return seen;
  },
  'a configuration that breaks off': async (visit) => {
    await visit.page.route('**/configs/config.json', (route) => route.fulfill({ body: '{"brand":"k' }));
    const seen = visit.isStamped ? await signInOn(visit) : await opened(visit);
    await visit.page.unrouteAll();
    return seen;
  },
  'a configuration that never comes, and Try again': async (visit) => {
    visit.sandbox.faults.add({ call: 'config', kind: 'timeout', count: 1 });
    await visit.page.goto(addressOf(visit));
    if (!visit.isStamped) {
      await visit.page.locator('[role=progressbar], .loading').first().waitFor({ state: 'attached' });
      await visit.page.clock.runFor(8_500);
      await rest(visit, ({ state }) => state === 'configuration-fault');
      await visit.page.locator('main button').first().click();
    }
    return rest(visit, ({ state }) => state === 'login');
  },
  'an old configuration in the browser’s cache': async (visit) => {
    const { page, site } = visit;
    const answer = await (await fetch(`${site}/configs/config.json`)).json();
    const headers = { 'cache-control': 'max-age=3600' };
    await page.route('**/configs/config.json', (route) => route.fulfill({ json: answer, headers }));
    await page.goto(addressOf(visit));
    await rest(visit, ({ state }) => state === 'login');
    const asked = () => timesSent(visit, 'config');
    const before = asked();
    await page.reload();
    const seen = await rest(visit, ({ state }) => state === 'login' && asked() > before);
    await page.unrouteAll();
    return seen;
  },
  'texts that are not there': async (visit) => {
    await visit.page.route('**/assets/i18n/*.json', (route) => route.fulfill({ status: 404 }));
    const seen = await opened(visit);
    await visit.page.unrouteAll();
    return seen;
  },
  'texts that break off': async (visit) => {
    await visit.page.route('**/assets/i18n/*.json', (route) => route.fulfill({ body: '{"login.sub' }));
    const seen = await opened(visit);
    await visit.page.unrouteAll();
    return seen;
  },
  'a first script that is late': async (visit) => {
    const { page } = visit;
    const release = await holdCall(page, '.js');
    await page.goto(addressOf(visit), { waitUntil: 'commit' });
    if (visit.isStamped) await fillIn(page, personOf(visit.sandbox, 'plain'));
    release();
    if (visit.isStamped) await act(visit, 'session');
    return visit.isStamped ? rest(visit, isAnswered) : rest(visit, ({ state }) => state === 'login');
  },
  'a screen’s script that is gone after a release': async (visit) => {
    const { page } = visit;
    await page.route(/\/assets\/(?:Connected|ahead|TwoFactor|two-factor)[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(addressOf(visit));
    await expectScreen(page, 'login');
    await fillIn(page, personOf(visit.sandbox, 'two-factor'));
    await logInButton(page).click();
    await page.locator('.reload-offer').waitFor();
    const seen = await observe(page, visit.site);
    await page.unrouteAll();
    return seen;
  },
  'a first script that does not come': async (visit) => {
    const { page } = visit;
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort('connectionrefused'));
    await page.goto(addressOf(visit));
    // The page has loaded itself again, once. It says more to whoever begins to type.
    if (visit.isStamped) await userName(page).fill(personOf(visit.sandbox, 'plain').username);
    // Styles have no clock that a test could move.
    else
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation instanceof CSSAnimation && animation.animationName === 'loading-late')
            animation.finish();
      });
    await page.locator('.reload-offer, .loading-late:visible').first().waitFor();
    const seen = await observe(page, visit.site);
    await page.unrouteAll();
    return seen;
  },
  'a page for forgotten passwords that is blocked': async (visit) => {
    await visit.page.route('**/forgot*/**', (route) => route.abort('blockedbyclient'));
    await visit.page.goto(stepOf(visit, 'reset'));
    const seen = await rest(visit);
    await visit.page.unrouteAll();
    return seen;
  },
  'a platform that does not answer': (visit) => leaveInVain(visit, '{platform,tradingview}/**'),
  'single sign-on that does not answer': (visit) => {
    visit.sandbox.settings.change({ sso: true });
    return leaveInVain(visit, '{sso,tradingview/**}');
  },
} satisfies Record<string, PageFault>;

/** Signs in where the way out leads nowhere, and waits for what the page offers then. */
async function leaveInVain(visit: Visit, target: string): Promise<Seen> {
  const { page, sandbox } = visit;
  await page.route(`${sandbox.home}/${target}`, (route) => route.fulfill({ status: 204 }));
  await fillInLogin(visit);
  await act(visit, 'session');
  await page.locator('html[data-state=leaving]').waitFor({ state: 'attached' });
  await page.clock.runFor(10_500);
  await page.locator('main [data-action=continue]').waitFor();
  const seen = await observe(page, visit.site);
  await page.unrouteAll();
  return seen;
}

async function opened(visit: Visit): Promise<Seen> {
  await visit.page.goto(addressOf(visit));
  return rest(visit, ({ state }) => state !== 'none');
}

/** What can happen to the page itself. */
export const PAGE_FAULTS = { ...byTheVisitor, ...byTheDevice, ...byTheServer };
