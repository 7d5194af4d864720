/** Everything that a page of ours keeps where others could read it. */
export interface PageSnapshot {
  readonly address: string;
  readonly historyState: string;
  readonly localStorage: string;
  readonly sessionStorage: string;
  readonly dataLayer: string;
  readonly cookies: string;
  /** The markup, without the values of fields. */
  readonly markup: string;
  readonly referrer: string;
}

export type TrackingEvent = Readonly<Record<string, unknown>>;

/** What the script in the page reports. */
export interface PageReport {
  readonly violation?: string;
  readonly screen?: string;
  /** A tracking event, as it was pushed. */
  readonly event?: TrackingEvent;
  readonly snapshot?: PageSnapshot;
}

/** Marks the script's messages on the console. */
const MARK = 'report-to-test:';

/** Returns the report in a console message, if there is one. */
export const reportIn = (text: string): PageReport | undefined =>
  text.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as PageReport) : undefined;

declare global {
  interface Window {
    snapshotForTest?: () => PageSnapshot;
  }
}

/** Runs in every page before its own scripts. Reports violations, and what the page keeps at each screen. */
export function watchInPage(): void {
  const report = (words: PageReport): void => console.debug(`report-to-test:${JSON.stringify(words)}`);
  const attempt = (read: () => string): string => {
    try {
      return read();
    } catch {
      return '';
    }
  };
  window.snapshotForTest = () => ({
    address: location.href,
    historyState: attempt(() => JSON.stringify(history.state)),
    localStorage: attempt(() => JSON.stringify({ ...localStorage })),
    sessionStorage: attempt(() => JSON.stringify({ ...sessionStorage })),
    dataLayer: attempt(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? [])),
    cookies: attempt(() => document.cookie),
    markup: document.documentElement?.outerHTML ?? '',
    referrer: document.referrer,
  });
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      report({
        violation: `${violatedDirective} blocked ${blockedURI} ${sample} in ${sourceFile}`,
      });
    },
  );
  const withSnapshot = (): PageReport => {
    const snapshot = window.snapshotForTest?.();
    return snapshot === undefined ? {} : { snapshot };
  };
  // A page may have a data layer before its own scripts run.
  const dataLayer: TrackingEvent[] = [];
  dataLayer.push = (...events) => {
    for (const event of events) report({ event, ...withSnapshot() });
    return Array.prototype.push.apply(dataLayer, events);
  };
  (window as { dataLayer?: unknown }).dataLayer = dataLayer;
  // A page that is being left cannot report any more, so each screen is inspected when it appears.
  let shown = '';
  const look = (): void => {
    const screen = document.querySelector('main')?.dataset.screen ?? '';
    if (screen === shown) return;
    shown = screen;
    report({ screen, ...withSnapshot() });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
