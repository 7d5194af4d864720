import type { RunReport } from '@gatehouse-login/cli-harness';
import type { EventName, StateName } from '@gatehouse-login/core';
import { EDGES } from '@gatehouse-login/core/flow';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from '../cli/gatehouse-here.ts';

/** A way through an edge. `to` is one of its targets. */
interface Way {
  readonly from: StateName;
  readonly on: EventName;
  readonly to: StateName;
}

interface Exception {
  readonly why: string;
  readonly fits: (way: Way) => boolean;
}

const isFull = process.env.GATEHOUSE_FULL === '1';

/** Ways that no scenario can go. Unit tests of the flow go them. */
const UNREACHABLE: readonly Exception[] = [
  { why: 'command-broke is a defect of ours.', fits: ({ on }) => on === 'command-broke' },
  {
    why: 'Choosing the destination asks nobody, so it is over before anything else can happen.',
    fits: ({ from, on, to }) =>
      (from === 'choosing-destination' && on !== 'destination-chosen') ||
      (to === 'choosing-destination' && on !== 'account-loaded' && on !== 'ok-pressed'),
  },
  {
    why: "The sandbox's sites are set up rightly, and it opens a session with every forced change.",
    fits: ({ from, on, to }) =>
      from === 'configuration-fault' || to === 'configuration-fault' || on === 'session-gone',
  },
  {
    why: "In the browser's history, what leads to a later step is always a login.",
    fits: ({ on, to, from }) =>
      on === 'opened-at' &&
      ['login-failed', 'reset', 'redirect-refused'].includes(to) &&
      !['opening', 'login', 'login-failed', 'reset', 'redirect-refused', 'cooling-down'].includes(from),
  },
  {
    why: 'The wait before another code may end in any state, and a moment cannot be chosen for each.',
    fits: ({ from, on, to }) => on === 'resend-ready' && (from !== 'two-factor' || to !== 'two-factor'),
  },
  ...(isFull
    ? []
    : [
        {
          why: 'Ten seconds are too long for every run.',
          fits: ({ on }: Way) => on === 'departure-stalled',
        },
      ]),
];

let report: RunReport;
beforeAll(async () => {
  const tags = isFull ? [] : ['--tags', '!slow'];
  const { stdout } = await gatehouseHere([
    'run',
    'tests/scenarios/flow',
    '--json',
    '--workers',
    '1',
    ...tags,
  ]);
  report = JSON.parse(stdout);
}, 120_000);

/** Every change of the flow in a report, with the state before it. */
const gone = (): readonly Way[] =>
  report.scenarios.flatMap(({ transcript }) =>
    transcript.map(({ state, event }, at) => ({
      from: (transcript[at - 1]?.state ?? 'opening') as StateName,
      on: event as EventName,
      to: state as StateName,
    })),
  );

const show = ({ from, on, to }: Way): string => `${from} – ${on} → ${to}`;

describe('the scenarios of the flow', () => {
  it('all pass', () => {
    const failures = report.scenarios.filter(({ outcome }) => outcome !== 'passed');
    expect(failures.map(({ id, name, message }) => `${id} ${name}: ${message}`)).toEqual([]);
  });

  it('go through every edge from every state, but for those that no scenario can reach', () => {
    const ways = EDGES.flatMap(({ from, on, to }) =>
      from.map((state) => ({ from: state, on, to: to[0] ?? state })),
    );
    const seen = new Set(gone().map(({ from, on }) => `${from} ${on}`));
    const missed = ways.filter(({ from, on }) => !seen.has(`${from} ${on}`));
    expect(missed.filter((way) => !UNREACHABLE.some(({ fits }) => fits(way))).map(show)).toEqual([]);
  });

  it('reach every target of every edge, but for those that no scenario can reach', () => {
    const seen = gone();
    const missed = EDGES.flatMap(({ from, on, to }) =>
      to
        .filter(
          (target) => !seen.some((way) => way.on === on && way.to === target && from.includes(way.from)),
        )
        .map((target) => from.map((state) => ({ from: state, on, to: target }))),
    );
    const unexpected = missed.filter(
      (ways) => !ways.every((way) => UNREACHABLE.some(({ fits }) => fits(way))),
    );
    expect(unexpected.map((ways) => ways.map(show))).toEqual([]);
  });

  it('have no exception that a scenario disproves', () => {
    const ways = gone();
    const disproved = UNREACHABLE.filter(({ fits }) => ways.some(fits));
    expect(disproved.map(({ why }) => why)).toEqual([]);
  });
});
