import type { Sandbox } from '@gatehouse-login/sandbox';
import type { BrowserContext, ConsoleMessage, Request } from 'playwright/test';
import { type PageReport, type PageSnapshot, reportIn, type TrackingEvent } from './page-snapshot.ts';
import { ACCOUNT_CALL, CHANGE_CALL, SESSION_CALL, stampProblems } from './sandbox.ts';
import { secretsIn, WRONG_PASSWORD } from './secrets.ts';

/** The calls whose bodies hold a password or a code. */
const MEANT_FOR_SECRETS = [SESSION_CALL, CHANGE_CALL, '/session/2FA/VerifyAuthCode'];

/** Watches a test's pages and reports at the end whatever no page may do. */
export interface Guard {
  /** Expects console errors that the test provokes: a status, or a broken connection. */
  expectErrors(pattern: RegExp): void;
  /** The tracking events of all pages, in order. */
  readonly events: readonly TrackingEvent[];
  /** The sessions that the sandbox has issued and the account call has used. */
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
  const seen: PageSnapshot[] = [];
  const events: TrackingEvent[] = [];
  const sessions = new Set<string>();
  const said: string[] = [];
  const asked: string[] = [];
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
    if (pathname.endsWith(ACCOUNT_CALL) && headers.session) sessions.add(headers.session);
    const meant = request.method() === 'POST' && MEANT_FOR_SECRETS.some((call) => pathname.endsWith(call));
    const sent = `${request.url()} ${JSON.stringify(headers)} ${meant ? '' : (request.postData() ?? '')}`;
    if (secretsIn(sent, passwords).length > 0) problems.push(`a password went to ${origin}${pathname}`);
  };
  context.on('console', onConsole);
  context.on('request', onRequest);
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));

  const stillOpen = async (): Promise<readonly PageSnapshot[]> => {
    const own = context.pages().filter((page) => sites.some((site) => page.url().startsWith(site)));
    const taken = await Promise.all(own.map((page) => page.evaluate(() => window.snapshotForTest?.())));
    return taken.flatMap((snapshot) => snapshot ?? []);
  };
  const leaks = (snapshot: PageSnapshot, secrets: readonly string[]): readonly string[] => [
    ...Object.entries(snapshot).flatMap(([place, text]) =>
      secretsIn(text, secrets).map((which) => `${which} stands in the ${place} of a page`),
    ),
    ...secretsIn(snapshot.dataLayer, userNames).map(() => 'a user name stands in the data layer'),
  ];
  return {
    events,
    sessions,
    asked,
    expectErrors: (pattern) => expected.push(pattern),
    keepSecret: (secret) => passwords.push(secret),
    async verdict() {
      const secrets = [...passwords, ...sessions];
      const all = [...seen, ...(await stillOpen())];
      const { origins: stores } = await context.storageState();
      const journal = sandbox.journal();
      return [
        ...problems,
        ...stampProblems,
        ...all.flatMap((snapshot) => leaks(snapshot, secrets)),
        ...secretsIn(JSON.stringify(stores), secrets).map((which) => `${which} stands in a store`),
        ...secretsIn(said.join('\n'), secrets).map((which) => `${which} stands on the console`),
        ...journal
          .filter(({ path }) => path === '/csp-report')
          .map(({ body }) => `report: ${JSON.stringify(body)}`),
        ...journal.filter(({ headers }) => headers.referer).map(({ path }) => `a Referer reached ${path}`),
      ];
    },
  };
}
