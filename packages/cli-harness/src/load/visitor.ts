import { cancellationOf, isWorking, type StateName } from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Io } from '../io.ts';
import { outcomeOf } from '../player/check.ts';
import { problemOf } from '../player/problem.ts';
import { makeSecretTaker } from '../player/take-source.ts';
import { visitorOf } from '../player/visitors.ts';
import type { FlowChange } from '../report/run-report.schema.ts';
import { makeVault } from '../report/vault.ts';
import { lineOf, makeMistakes } from '../scenario/mistake.ts';
import { readHead, type ScenarioHead } from '../scenario/read-scenarios.ts';
import { readSteps } from '../scenario/read-steps.ts';
import { isExpectation, type Step } from '../scenario/step.ts';
import { fill, type Value } from '../scenario/value.ts';
import type { UnreadSite } from '../site/read-site.ts';
import type { Call, Failure, Flow, FlowStep, Given, Left, Spell, Visitor } from './contract.ts';
import { sourceOf, variablesOf } from './flow.ts';
import { type LoadSite, type OpenedPage, openPage } from './open-page.ts';
import { timedFetch } from './timed-fetch.ts';

/** Connections that belong to one visitor. */
export interface OwnConnections {
  readonly fetch: typeof globalThis.fetch;
  readonly close: () => void;
}

/** What the visitors of a load test share. */
export interface Shared extends LoadSite {
  readonly accounts: Accounts;
  readonly io: Io;
  /** Opens connections for one visitor. Null if visitors share connections. */
  readonly connect: (() => OwnConnections) | null;
}

/** Creates a visitor. Sends nothing before the first step. */
export function makeVisitor(flow: Flow, shared: Shared, onCall: (call: Call) => void): Visitor {
  const { settings, accounts, target, connect } = shared;
  const source = sourceOf(flow);
  const vault = makeVault();
  const own = connect?.();
  const io = own === undefined ? shared.io : { ...shared.io, fetch: own.fetch };
  const takeSecret = makeSecretTaker(io, vault);
  const held = new Map<string, () => void>();
  const faults: string[] = [];
  let head: ScenarioHead | null = null;
  let opening: Promise<Result<OpenedPage, UnreadSite>> | null = null;
  let hasSignedIn = false;

  function open(scenario: ScenarioHead): Promise<Result<OpenedPage, UnreadSite>> {
    const cancellation = cancellationOf(io.signal);
    const through = (fetch: typeof globalThis.fetch) => timedFetch(fetch, target.address.origin, onCall);
    return openPage(scenario, shared, { io, vault, takeSecret, cancellation, through });
  }

  async function stepsOf(step: FlowStep, given: Given): Promise<readonly Step[] | Failure> {
    const mistakes = makeMistakes();
    const variables = await variablesOf(source, given, takeSecret, mistakes);
    head ??= readHead(source.file, source.scenario, variables, mistakes);
    const value = fill(step.written as Value, variables, mistakes);
    const steps = readSteps([value], { blocks: source.file.blocks, variables, mistakes });
    const [mistake] = mistakes.all();
    return mistake === undefined ? steps : unusable(vault.mask(lineOf(mistake)));
  }

  /** Returns the reason why a step must not be played, or null. */
  async function refusalOf({ ask }: Step, scenario: ScenarioHead): Promise<Failure | null> {
    if (isExpectation(ask) || ask.do !== 'sign-in') return null;
    const visitor = visitorOf(ask.who, scenario, shared.sandbox);
    if (visitor.isErr()) return unusable(problemOf(visitor.error, vault.mask).message);
    const { username, password } = visitor.value;
    const typed = ask.password ?? password;
    if (username === '') return unusable('The user name is empty.');
    if (typed?.kind === 'text' && typed.text === '') return unusable('The password is empty.');
    if (ask.password?.kind === 'made-up' && !settings.expendable?.includes(username)) return NOT_EXPENDABLE;
    hasSignedIn = true;
    const name = `${target.address.origin} ${username.toLowerCase()}`;
    if (!flow.isAlone || held.has(name)) return null;
    const free = await accounts.take(name);
    if (free === null) return IN_USE;
    held.set(name, free);
    return null;
  }

  const visitor: Visitor = {
    async play(step, next, given) {
      const steps = await stepsOf(step, given);
      if ('cause' in steps) return steps;
      const scenario = head;
      if (scenario === null) return null;
      for (const [at, each] of steps.entries()) {
        const refused = await refusalOf(each, scenario);
        if (refused !== null) return refused;
        opening ??= open(scenario);
        const opened = await opening;
        if (opened.isErr()) return failureOf(opened.error, vault.mask);
        const { player, driver } = opened.value;
        const isWatched = at === steps.length - 1 && next?.expectsWork === true;
        const problem = await player.play(each, isWatched);
        const { fault } = driver.shown();
        if (fault !== null && !isExpectation(each.ask)) faults.push(fault);
        if (problem !== null) return { kind: driver.ending()?.problem?.kind ?? null, ...problem };
      }
      return null;
    },
    async leave() {
      const opened = await opening;
      const left = opened === null ? NOWHERE : await leftFrom(opened, faults);
      return hasSignedIn ? left : { ...left, outcome: null };
    },
  };

  return {
    play: (...step) => visitor.play(...step).catch(defectIn),
    async leave() {
      const left = await visitor.leave().catch(() => ({ ...NOWHERE, outcome: 'defect' as const }));
      for (const free of held.values()) free();
      own?.close();
      return left;
    },
  };
}

/** Closes the page if it was opened. */
async function leftFrom(opened: Result<OpenedPage, UnreadSite>, faults: readonly string[]): Promise<Left> {
  if (opened.isOk()) return leave(opened.value, faults);
  const { outcome, problem } = opened.error;
  return { ...NOWHERE, outcome, faults: problem === undefined ? [] : [problem.kind] };
}

async function leave({ driver, admissions, since }: OpenedPage, faults: readonly string[]): Promise<Left> {
  const outcome = outcomeOf(driver.shown(), driver.ending()?.outcome);
  const spells = spellsOf(driver.changes(), Date.now() - since);
  const { kind } = await driver.close();
  admissions.settle();
  return { outcome, faults, spells, session: kind };
}

const NOWHERE: Left = { outcome: null, faults: [], spells: [], session: 'none' };

const unusable = (message: string): Failure => ({ cause: 'usage', kind: null, message });

function failureOf(ending: UnreadSite, mask: (text: string) => string): Failure {
  const { cause, message } = problemOf(ending, mask);
  return { cause, kind: ending.problem?.kind ?? null, message };
}

/** Returns the failure for an unexpected exception. Its message may contain a secret, so only its name is reported. */
const defectIn = (error: unknown): Failure => ({
  cause: 'defect',
  kind: null,
  message: `The engine crashed (${error instanceof Error ? error.name : typeof error}). Please report it.`,
});

const NOT_EXPENDABLE: Failure = {
  cause: 'guarded',
  kind: 'not-expendable',
  message: 'This account is not in the list "expendable", so no wrong password was sent.',
};

const IN_USE: Failure = {
  cause: 'account-in-use',
  kind: null,
  message: 'Every account is in use: more visitors are there at once than there are accounts.',
};

/** Returns the working states of a login with their durations. `end` is the end of the last one, on the clock of `changes`. */
const spellsOf = (changes: readonly FlowChange[], end: number): readonly Spell[] =>
  changes.flatMap(({ state, at }, index) =>
    isWorking({ at: state as StateName }) ? [{ state, ms: (changes[index + 1]?.at ?? end) - at }] : [],
  );

/** The part of the Web Locks API that this file uses. Node supports it from version 24.5 on. */
interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable: true },
    use: (lock: unknown) => Promise<void>,
  ) => Promise<void>;
}

/** Ensures that no two visitors use an account at once. */
interface Accounts {
  /** Reserves an account. Resolves with a function that releases it, or with null if another visitor uses the account. */
  readonly take: (name: string) => Promise<(() => void) | null>;
}

/**
 * Makes the accounts of a process. They count across its worker threads, and a thread that ends frees its own. Without
 * Web Locks, they count in one thread.
 */
export function makeAccounts(
  { locks } = Object(globalThis.navigator) as { readonly locks?: Locks },
): Accounts {
  return locks === undefined ? inThisThread() : inTheProcess(locks);
}

const inTheProcess = (locks: Locks): Accounts => ({
  take: (name) =>
    new Promise((resolve) => {
      void locks.request(`gatehouse ${name}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return Promise.resolve();
        }
        return new Promise<void>((free) => resolve(free));
      });
    }),
});

function inThisThread(): Accounts {
  const used = new Set<string>();
  return {
    take(name) {
      if (used.has(name)) return Promise.resolve(null);
      used.add(name);
      return Promise.resolve(() => void used.delete(name));
    },
  };
}
