import type { Request } from 'playwright/test';
import { fillIn, logInButton, stopClock } from '../support/login-page.ts';
import { callsTo } from '../support/sandbox.ts';
import { type Cell, isEndless, RETRY_AFTER } from './cells.ts';
import { observe, restsSoon, type Seen, settle } from './observe.ts';
import {
  act,
  addressOf,
  goOn,
  goTo,
  isDone,
  kept,
  PATHS,
  personFor,
  timesSent,
  type Visit,
} from './visitor.ts';
import { type Words, words } from './words.ts';

const SECOND = 1_000;
/** The deadlines of calls, in seconds. */
const DEADLINES = [8, 10, 15];
const GETS: readonly string[] = ['account', 'config', 'translations'];

/** Lets time pass until the page has given up. Returns its deadline: just before it, the page was busy. */
async function waitItOut({ page, site }: Visit): Promise<number> {
  if (await restsSoon(page, site)) return 0;
  let now = 0;
  for (const deadline of DEADLINES) {
    for (const moment of [deadline - 0.1, deadline + 0.1]) {
      await page.clock.runFor((moment - now) * SECOND);
      now = moment;
      if (await restsSoon(page, site)) return deadline;
    }
  }
  throw new Error(`busy after ${now} seconds`);
}

interface Rest {
  readonly seen: Seen;
  readonly seconds: number;
}

/** Makes the call, and waits until the page is at rest. */
async function meet(visit: Visit, { call, kind }: Cell, isAsked: () => boolean): Promise<Rest> {
  const { page, site } = visit;
  if (call === 'config') return meetAtTheStart(visit, isEndless(kind));
  if (isEndless(kind)) await stopClock(page);
  await act(visit, call);
  const seconds = isEndless(kind) ? await waitItOut(visit) : 0;
  // Between the press and the end of the call, a page may look as if nothing was going on.
  const isOver = (seen: Seen) => isAsked() && (isDone(call, seen) || seen.says.length > 0);
  return { seen: await settle(page, site, isEndless(kind) ? undefined : isOver), seconds };
}

const isAnswered = ({ state, says }: Seen): boolean => state !== 'login' || says.length > 0;

/** Opens the page without its configuration, and signs in if the page has a login all the same. */
async function meetAtTheStart(visit: Visit, isPausing: boolean): Promise<Rest> {
  const { page, site, isStamped } = visit;
  // A stamped document loads its scripts after its first frame, which a stopped clock would never draw.
  if (isPausing && !isStamped) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND);
  let open = 0;
  const isFile = (request: Request): boolean => request.url().endsWith(PATHS.config);
  page.on('request', (request) => {
    if (isFile(request)) open += 1;
  });
  const onEnd = (request: Request): void => {
    if (isFile(request)) open -= 1;
  };
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  await page.goto(addressOf(visit));
  const waited = isPausing && !isStamped ? await waitItOut(visit) : 0;
  const isRead = () => isPausing || (open === 0 && timesSent(visit, 'config') > 0);
  await settle(page, site, isRead);
  // A page that came with its settings compares them with the file, and may have to take back what it shows.
  if (isStamped && !isPausing) await page.clock.runFor(SECOND);
  const seen = await settle(page, site);
  if (seen.state !== 'login') return { seen, seconds: waited };
  if (isPausing && isStamped) await stopClock(page);
  await fillIn(page, personFor(visit.sandbox, 'session'));
  await logInButton(page).click();
  const seconds = isPausing ? await waitItOut(visit) : 0;
  return { seen: await settle(page, site, isAnswered), seconds };
}

/** Plays one cell of the matrix on a page. Returns what its visitor met, and what no page may do. */
export async function playCell(visit: Visit, cell: Cell): Promise<Words> {
  const { page, sandbox, guard, site } = visit;
  const { call, kind } = cell;
  guard.expectErrors(/Failed to load resource|net::ERR|i18n|config\.json|status of/);
  await goTo(visit, call);
  const wait = kind === 'too-many' || kind === 'busy' ? { retryAfter: String(RETRY_AFTER) } : {};
  sandbox.faults.add({ call, kind, ...wait });
  const before = timesSent(visit, call);
  const { seen, seconds } = await meet(visit, cell, () => timesSent(visit, call) > before);
  const sent = timesSent(visit, call) - before;
  const done = isDone(call, seen);
  const has = done ? {} : await kept(visit, call);
  const isSameForm = call === 'session' || call === 'account' || seen.state !== 'login';
  const problems = [
    ...(!GETS.includes(call) && sent > 1 ? [`sent ${sent} times`] : []),
    ...(callsTo(sandbox, '/elsewhere').length > 0 ? ['followed a redirect'] : []),
    ...(!done && seen.says.length === 0 ? ['says nothing'] : []),
    // A page that was only just opened had no focus to lose.
    ...(seen.hasFocus || (call === 'config' && seen.state !== 'login') ? [] : ['the focus is lost']),
    ...(isSameForm && Object.values(has).includes(false) ? ['what was typed is lost'] : []),
  ];
  sandbox.faults.clear();
  if (isEndless(kind)) await page.clock.resume();
  if (wait.retryAfter !== undefined && !done) await page.clock.runFor((RETRY_AFTER + 1) * SECOND);
  const forward = await goOn(visit, call, await observe(page, site));
  return words({ seen, done, seconds, kept: has, sent, forward, problems });
}
