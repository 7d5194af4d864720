import { randomInt } from 'node:crypto';
import {
  apiBaseOf,
  type Cancellation,
  type Destination,
  type Event,
  englishText,
  faultOf,
  firstAddress,
  makeReference,
  noticeOf,
  type PasswordVerdict,
  passwordVerdict,
  type Runner,
  type ServiceError,
  type State,
} from '@gatehouse-login/core';
import { transcriptOf, writeTranscript } from '@gatehouse-login/core/transcript';
import { err, ok, type Result } from 'neverthrow';
import { defectEnding, type Ending } from '../report/ending.ts';
import type { FlowChange } from '../report/run-report.schema.ts';
import { type BrowserHistory, makeBrowserHistory } from './browser-history.ts';
import { unlessCancelled } from './cancellation.ts';
import { departureOf } from './departure-of.ts';
import { eventOf } from './event-of.ts';
import { failure } from './failure.ts';
import type { Arrival, DriverOptions, LoginDriver, SessionEnd, Shown } from './login-driver.ts';
import type { Defect, Site, SiteLogin } from './site.ts';

/** What the core driver needs besides what every driver gets. The site itself tells of secrets. */
export interface CoreDriverOptions extends Omit<DriverOptions, 'onSecret'> {
  readonly site: Site;
  /** Called with what the platform thinks of a password that was sent. */
  readonly onVerdict: (verdict: PasswordVerdict) => void;
  /** Opens a destination, and says what it answers. */
  readonly follow: (destination: Destination) => Promise<Result<Arrival, Ending>>;
  /** Names an attempt to sign in. */
  readonly makeReference?: () => string;
}

interface Tab {
  readonly login: SiteLogin;
  readonly history: BrowserHistory;
  submitted: Event | null;
}

/** Makes the driver that uses the core alone: the flow and the platform's calls, without a browser. */
export function makeCoreDriver(options: CoreDriverOptions): LoginDriver {
  const { site, origin, configuration, cancellation, keepSessions = false } = options;
  const { makeReference = randomReference } = options;
  const start = Date.now();
  const changes: FlowChange[] = [];
  const opened: SiteLogin[] = [];
  let tab: Tab | null = null;

  const state = () => tab?.login.runner.getSnapshot() ?? NOTHING;
  const shown = (): Shown => shownOf(state());
  const note = (at: string, event: string, time: number): void => {
    changes.push({ at: Math.max(0, Math.round(time - start)), state: at, event });
  };

  function ending(): Ending | null {
    const broken = tab?.login.defect() ?? null;
    if (broken !== null) return defectEnding(placeOf(broken));
    const fault = faultOf(state());
    if (fault === null) return null;
    const { redirectUris } = configuration;
    return failure(fault, { origin, called: apiBaseOf(configuration), redirectUris });
  }

  return {
    via: 'core',
    async open(address) {
      tab?.login.runner.dispose();
      const [path = '/', query] = splitAt(address);
      await unlessCancelled(site.openPage(path), cancellation);
      const login = site.startLogin(configuration);
      opened.push(login);
      const history = makeBrowserHistory();
      tab = { login, history, submitted: null };
      login.runner.subscribe(({ to, event, at }) => {
        history.follow(to);
        note(to.at, event, at);
        const verdict = passwordVerdict(event);
        if (verdict !== null) options.onVerdict(verdict);
      });
      const { step, visit } = firstAddress(configuration.capabilities, path, query);
      login.runner.send({ type: 'opened-at', step, visit });
      return ok();
    },
    async act(action) {
      if (tab === null) return err({ kind: 'not-offered', at: 'opening' });
      const { login, history, submitted } = tab;
      const { at } = state();
      const event = eventOf(action, state(), { history, submitted, makeReference });
      if (event === null) return err({ kind: 'not-offered', at });
      if (event.type === 'submitted') tab.submitted = event;
      const before = state();
      return login.runner
        .send(event)
        .andTee(() => {
          // The flow tells only of changes. For a reader, an event that changes nothing happened, too.
          if (state() === before) note(before.at, event.type, Date.now());
        })
        .map(() => undefined)
        .mapErr(() => ({ kind: 'not-offered', at }) as const);
    },
    async until(fits, patience = 0) {
      if (tab !== null) await restOf(tab.login.runner, () => fits(shown()), patience, cancellation);
      return shown();
    },
    shown,
    ending,
    departure() {
      const destination = tab?.login.destination() ?? null;
      return destination && departureOf(destination);
    },
    async arrive() {
      const destination = tab?.login.destination() ?? null;
      return destination === null ? err(defectEnding('nowhere to arrive')) : options.follow(destination);
    },
    session: () => tab?.login.openedSessions().at(-1) ?? null,
    changes: () => changes,
    transcript: () => tab && writeTranscript(transcriptOf(tab.login.record)),
    stop: () => tab?.login.runner.dispose(),
    async close() {
      tab?.login.runner.dispose();
      for (const { runner } of opened) await runner.settled();
      if (!opened.some((login) => login.openedSessions().length > 0)) return { kind: 'none' };
      if (keepSessions) return { kind: 'kept' };
      let end: SessionEnd = { kind: 'logged-off' };
      for (const login of opened) {
        const closed = await login.closeSessions();
        if (closed.isErr()) end = { kind: 'open', reason: reasonOf(closed.error) };
      }
      return end;
    },
  };
}

const NOTHING = { at: 'opening', remembered: null } as const;

const randomReference = (): string => makeReference(() => randomInt(256));

/** The path and the query of an address. */
function splitAt(address: string): readonly [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** Names a defect by its kind and its place. Its message is left out, because anything may be in it. */
const placeOf = ({ cause, where }: Defect): string =>
  `${cause instanceof Error ? cause.name : typeof cause} in ${where}`;

const reasonOf = (error: ServiceError): string =>
  error.kind === 'malformed-answer' ? error.detail : error.kind;

/** What the page shows in a state, with its messages in English. */
function shownOf(state: State): Shown {
  const notice = noticeOf(state);
  const asks = 'contacts' in state ? state : { contacts: [], contactId: null };
  return {
    at: state.at,
    stalled: state.at === 'leaving' && state.stalled,
    fault: faultOf(state)?.kind ?? null,
    message: notice === null ? null : englishText(notice),
    language: state.at === 'opening' ? null : state.visit.language,
    contacts: asks.contacts,
    contactId: asks.contactId,
  };
}

/**
 * Waits until a state fits, or until a flow rests, but in that case not before `patience` milliseconds are over: a timer may
 * still change the state. A cancellation ends the wait.
 */
function restOf(
  runner: Pick<Runner, 'settled' | 'subscribe'>,
  fits: () => boolean,
  patience: number,
  cancellation: Cancellation,
): Promise<void> {
  if (fits() || cancellation.cancelled) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      unsubscribe();
      stopListening();
      resolve();
    };
    const unsubscribe = runner.subscribe(() => {
      if (fits()) done();
    });
    const stopListening = cancellation.onCancel(done);
    const timer = setTimeout(() => void runner.settled().then(done), patience);
  });
}
