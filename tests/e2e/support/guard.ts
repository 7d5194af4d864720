import type { Sandbox } from '@gatehouse-login/sandbox';
import type { BrowserContext, ConsoleMessage, Request } from 'playwright/test';
import { type PageReport, type PageSnapshot, reportIn, type TrackingEvent } from './page-snapshot.ts';
import { CHANGE_CALL, SESSION_CALL, stampProblems } from './sandbox.ts';
import { secretsIn, WRONG_PASSWORD } from './secrets.ts';

/** The calls whose bodies hold a password or a code. */
const MEANT_FOR_SECRETS = [SESSION_CALL, CHANGE_CALL, '/session/2FA/VerifyAuthCode'];

/** `/session/2FA/Token/{token}/Code` */
const TOKEN_IN_PATH = /\/session\/2FA\/Token\/([^/]+)\/Code$/;

/** Watches a test's pages and reports at the end whatever no page may do. */
export interface Guard {
  /** Expects console errors that the test provokes: a status, or a broken connection. */
  expectErrors(pattern: RegExp): void;
  /** Expects uncaught errors that the test provokes. */
  expectUncaught(pattern: RegExp): void;
  /** The tracking events of all pages, in order. */
  readonly events: readonly TrackingEvent[];
  /** The sessions that pages have sent to the sandbox. */
  readonly sessions: ReadonlySet<string>;
  /** Adds a secret that must not leak. */
  keepSecret(secret: string): void;
  /** The requests of all pages, such as `POST /path`, in order. */
  readonly asked: readonly string[];
  verdict(): Promise<readonly string[]>;
}

/** Creates the guard of one test. */
export async function makeGuard(context: BrowserContext, sandbox: Sandbox): Promise<Guard> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const uncaught: RegExp[] = [];
  const seen: PageSnapshot[] = [];
  const events: TrackingEvent[] = [];
  const sessions = new Set<string>();
  const said: string[] = [];
  const asked: string[] = [];
  const addresses: string[] = [];
  const tokens = new Set<string>();
  const passwords = [WRONG_PASSWORD, ...sandbox.people.map(({ password }) => password)];
  const userNames = sandbox.people.map(({ username }) => username);
  const sites = Object.values(sandbox.brands);
  const origins = [sandbox.home, ...sites];

  const onReport = ({ violation, event, snapshot }: PageReport): void => {
    if (violation !== undefined) problems.push(`policy violation: ${violation}`);
    if (event !== undefined) events.push(event);
    if (snapshot !== undefined && sites.some((site) => snapshot.address.startsWith(site))) {
      seen.push(snapshot);
    }
  };
  const onConsole = (message: ConsoleMessage): void => {
    const report = reportIn(message.text());
    if (report !== undefined) onReport(report);
    else said.push(message.text());
    if (report !== undefined || message.type() !== 'error') return;
    const text = `${message.text()} ${message.location().url}`;
    if (!expected.some((pattern) => pattern.test(text))) problems.push(`console error: ${text}`);
  };
  const onRequest = (request: Request): void => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'about:') return;
    if (!origins.includes(origin)) problems.push(`a request to the foreign ${origin}`);
    asked.push(`${request.method()} ${pathname}`);
    const headers = request.headers();
    if (headers.session) sessions.add(headers.session);
    const [, token] = TOKEN_IN_PATH.exec(pathname) ?? [];
    // The one address with a secret that section 7 asks a site for.
    if (token === undefined) addresses.push(sites.includes(origin) ? request.url() : '');
    else tokens.add(decodeURIComponent(token));
    if (pathname.endsWith(CHANGE_CALL)) passwords.push(String(request.postDataJSON()?.newPassword ?? ''));
    const meant = request.method() === 'POST' && MEANT_FOR_SECRETS.some((call) => pathname.endsWith(call));
    const sent = `${request.url()} ${JSON.stringify(headers)} ${meant ? '' : (request.postData() ?? '')}`;
    if (secretsIn(sent, passwords).length > 0) problems.push(`a password went to ${origin}${pathname}`);
  };
  context.on('console', onConsole);
  context.on('request', onRequest);
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!uncaught.some((pattern) => pattern.test(message))) problems.push(`uncaught: ${message}`);
  });

  const stillOpen = async (): Promise<readonly PageSnapshot[]> => {
    const own = context.pages().filter((page) => sites.some((site) => page.url().startsWith(site)));
    const taken = await Promise.all(own.map((page) => page.evaluate(() => window.snapshotForTest?.())));
    return taken.flatMap((snapshot) => snapshot ?? []);
  };
  const leaks = (
    { markup, ...kept }: PageSnapshot,
    secrets: readonly string[],
    codes: readonly string[],
  ): readonly string[] => [
    // Six digits may be anywhere in a markup.
    ...secretsIn(markup, secrets).map((which) => `${which} stands in the markup of a page`),
    ...Object.entries(kept).flatMap(([place, text]) =>
      secretsIn(text, [...secrets, ...codes]).map((which) => `${which} stands in the ${place} of a page`),
    ),
    ...secretsIn(kept.dataLayer, userNames).map(() => 'a user name stands in the data layer'),
  ];
  return {
    events,
    sessions,
    asked,
    expectErrors: (pattern) => expected.push(pattern),
    expectUncaught: (pattern) => uncaught.push(pattern),
    keepSecret: (secret) => passwords.push(secret),
    async verdict() {
      const secrets = [...passwords, ...sessions, ...tokens];
      const codes = sandbox.inbox().map(({ code }) => code);
      const every = [...secrets, ...codes];
      const all = [...seen, ...(await stillOpen())];
      const { origins: stores } = await context.storageState({ indexedDB: true });
      const journal = sandbox.journal();
      return [
        ...problems,
        ...stampProblems,
        ...all.flatMap((snapshot) => leaks(snapshot, secrets, codes)),
        ...secretsIn(JSON.stringify(stores), every).map((which) => `${which} stands in a store`),
        ...secretsIn(said.join('\n'), every).map((which) => `${which} stands on the console`),
        ...secretsIn(addresses.join('\n'), every).map((which) => `${which} stands in an address of the site`),
        ...journal
          .filter(({ path }) => path === '/csp-report')
          .map(({ body }) => `report: ${JSON.stringify(body)}`),
        ...journal.filter(({ headers }) => headers.referer).map(({ path }) => `a Referer reached ${path}`),
      ];
    },
  };
}
