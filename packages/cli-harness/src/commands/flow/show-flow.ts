import type { EventName, StateName } from '@gatehouse-login/core';
import { drawFlow, EDGES, reasonOf } from '@gatehouse-login/core/flow';
import { err, ok, Result } from 'neverthrow';
import type { FLOW_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { usageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';
import type { Paint } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Ended } from '../command.ts';

/** One way through the flow: from a state, on an event, to one of some states. */
interface Way {
  readonly from: StateName;
  readonly on: EventName;
  readonly to: readonly StateName[];
  readonly why: string;
}

const WAYS: readonly Way[] = EDGES.flatMap((edge) =>
  edge.from.map((from) => ({
    from,
    on: edge.on,
    // An event that every state ignores leads each of them to itself.
    to: edge.to === edge.from ? [from] : edge.to,
    why: reasonOf(edge),
  })),
);
const STATES = [...new Set(WAYS.flatMap(({ from, to }) => [from, ...to]))];
const EVENTS = [...new Set(WAYS.map(({ on }) => on))];

/** Runs `gatehouse flow`. */
export const showFlow = async (given: Given<typeof FLOW_FLAGS>): Promise<Ended> =>
  readWishes(given).map(({ state, event }) => {
    const ways = WAYS.filter(
      ({ from, on }) => (state === undefined || from === state) && (event === undefined || on === event),
    );
    const nothing = `Nothing: the flow has no way from ${state} on ${event}. The event is refused and changes nothing.`;
    return {
      outcome: 'passed',
      json: { format: 1, states: STATES, events: EVENTS, ways },
      text(paint, columns) {
        if (given.mermaid) return `${drawFlow()}\n`;
        return ways.length === 0 ? `${wrap(nothing, columns).join('\n')}\n` : textOf(ways, paint, columns);
      },
    };
  });

function textOf(ways: readonly Way[], paint: Paint, columns: number | undefined): string {
  const shown = STATES.filter((name) => ways.some(({ from }) => from === name)).map((name) => {
    const rows = ways
      .filter(({ from }) => from === name)
      .map(({ on, to, why }) => [on, `→ ${targets(name, to)}. ${why}`]);
    return `${[paint.strong(name), ...table(rows, paint, columns)].join('\n')}\n`;
  });
  return shown.join('\n');
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function targets(from: StateName, to: readonly StateName[]): string {
  const others = to.filter((name) => name !== from);
  const stays = others.length < to.length;
  if (others.length === 0) return 'stays';
  return `${EITHER.format(others)}${stays ? ', or stays' : ''}`;
}

function readWishes(given: Given<typeof FLOW_FLAGS>) {
  if (given.mermaid && (given.in !== undefined || given.if !== undefined || given.json)) {
    return err(usageError('--mermaid draws the whole flow.', 'Leave the other flags out.'));
  }
  return Result.combine([
    given.in === undefined ? ok(undefined) : oneOf('There is no state', given.in, STATES),
    given.if === undefined ? ok(undefined) : oneOf('There is no event', given.if, EVENTS),
  ]).map(([state, event]) => ({ state, event }));
}
