import { beforeAll, describe, expect, it } from 'vitest';
import { BRANDS } from '../brand/brand.ts';
import { alphabetOf, CANARY, configurationOf, KINDS } from '../testing/flow-alphabet.fixture.ts';
import { ALL_STATES } from '../testing/flow-samples.fixture.ts';
import type { CommandName } from './command.ts';
import { type Exploration, explore } from './explore.ts';
import type { State, StateName } from './state.ts';
import { EDGES } from './transition.ts';

// Commands that hold what the visitor has just typed. All others must hold no secret.
const MAY_HOLD_SECRETS: readonly CommandName[] = ['sign-in', 'verify-code', 'change-password'];

const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];
const ALL_WALKS = BRANDS.flatMap((brand) => KIND_NAMES.map((kind) => ({ brand, kind })));
// Each brand once, and each kind of reset page with several brands. `npm run test:full` walks every pair.
const isFull = process.env.GATEHOUSE_FULL === '1';
const WALKS = ALL_WALKS.filter(
  ({ brand, kind }) => isFull || KIND_NAMES[BRANDS.indexOf(brand) % KIND_NAMES.length] === kind,
);
// The rows of the table for each state and event: none or one.
const ROWS = new Map<string, number[]>();
for (const [row, { from, on }] of EDGES.entries())
  for (const at of from) ROWS.set(`${at} ${on}`, [...(ROWS.get(`${at} ${on}`) ?? []), row]);
const found = new Set<StateName>();
const taken = new Set<string>();
const numbers = { states: 0, paths: 0, steps: 0 };

const keyOf = (state: State): string => JSON.stringify(state);

/** Returns, for each state, the states that lead to it. */
function stepsBack(walk: Exploration): Map<string, Set<string>> {
  const keys = new Map(walk.states.map((state) => [state, keyOf(state)] as const));
  const before = new Map<string, Set<string>>();
  for (const { from, outcome } of walk.tries) {
    if (outcome.isErr() || outcome.value.next === from) continue;
    const to = keyOf(outcome.value.next);
    before.set(to, (before.get(to) ?? new Set()).add(keys.get(from) ?? ''));
  }
  return before;
}

/** Returns the names of the states from which no path leads to a goal. */
function lostTo(walk: Exploration, before: Map<string, Set<string>>, goal: StateName): StateName[] {
  const reached = new Set(walk.states.filter(({ at }) => at === goal).map(keyOf));
  for (const state of reached) for (const earlier of before.get(state) ?? []) reached.add(earlier);
  return [...new Set(walk.states.filter((state) => !reached.has(keyOf(state))).map(({ at }) => at))];
}

describe.each(WALKS)('the whole flow of $brand, its reset page $kind', ({ brand, kind }) => {
  let walk: Exploration;

  beforeAll(() => {
    walk = explore(configurationOf(brand, kind), alphabetOf(brand));
    for (const { at } of walk.states) found.add(at);
    numbers.states += walk.states.length;
    numbers.paths += walk.tries.length;
    numbers.steps += walk.tries.filter(({ outcome }) => outcome.isOk()).length;
  });

  it('has an answer for every event in every state: a step along its one edge, or a refusal by name [4.24]', () => {
    expect(walk.tries).toHaveLength(walk.states.length * alphabetOf(brand).length);
    for (const { from, event, outcome } of walk.tries) {
      const rows = ROWS.get(`${from.at} ${event.type}`) ?? [];
      if (outcome.isErr()) {
        if (rows.length > 0 || outcome.error.state !== from.at || outcome.error.event !== event.type)
          expect.fail(`${from.at} refuses ${event.type} wrongly`);
        continue;
      }
      const { at } = outcome.value.next;
      const [row] = rows;
      if (row === undefined || rows.length > 1 || !EDGES[row]?.to.includes(at))
        expect.fail(`${from.at} leads by ${event.type} to ${at}, along ${rows.length} edges`);
      taken.add(`${row} ${at}`);
    }
  });

  it('leaves no state without a way out, but where the site itself has to be mended [4.24]', () => {
    // Only a reload can change an unusable configuration. From `leaving`, the visitor may come back.
    expect([...new Set(walk.deadEnds.map(({ at }) => at))]).toEqual(['configuration-fault']);
  });

  it('leads from every other state to a form again, and to a platform', () => {
    const before = stepsBack(walk);
    for (const goal of ['login', 'leaving'] as const)
      expect(lostTo(walk, before, goal)).toEqual(['configuration-fault']);
  });

  it('lets no password and no code into a state, or into a command that does not send it', () => {
    for (const state of walk.states) {
      if (JSON.stringify(state).includes(CANARY)) expect.fail(`a secret at ${state.at}`);
    }
    for (const { from, event, outcome } of walk.tries) {
      const commands = outcome.isOk() ? outcome.value.commands : [];
      for (const command of commands) {
        if (MAY_HOLD_SECRETS.includes(command.run)) continue;
        if (JSON.stringify(command).includes(CANARY))
          expect.fail(`a secret in ${command.run}, at ${from.at} by ${event.type}`);
      }
    }
  });

  it('asks for credentials only under an address that may be answered', () => {
    for (const { from, outcome } of walk.tries) {
      if (outcome.isErr() || !outcome.value.commands.some(({ run }) => run === 'sign-in')) continue;
      const query = from.at === 'opening' ? '' : from.visit.query;
      expect(query).not.toContain('evil');
      if (brand.startsWith('tradingview')) expect(query).toContain('partner');
    }
  });
});

describe('all walks together', () => {
  it('come to every state', () => {
    expect([...found].sort()).toEqual([...ALL_STATES].sort());
  });

  it('take every edge, and find each of its ends', () => {
    const missing = EDGES.flatMap(({ on, to }, row) =>
      to.filter((at) => !taken.has(`${row} ${at}`)).map((at) => `${on} to ${at}`),
    );
    expect(missing).toEqual([]);
  });

  it('try each event after the shortest way to each state, and most of them lead on', () => {
    const share = WALKS.length / ALL_WALKS.length;
    expect(numbers.states).toBeGreaterThan(9_000 * share);
    expect(numbers.paths).toBeGreaterThan(900_000 * share);
    expect(numbers.steps).toBeGreaterThan(450_000 * share);
  });
});
