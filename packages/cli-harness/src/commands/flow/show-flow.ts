import type { EventName, StateName } from '@gatehouse-login/core';
import { drawFlow, EDGES, reasonOf } from '@gatehouse-login/core/flow';
import { err, ok, Result } from 'neverthrow';
import type { FLOW_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { oneOf } from '../../report/suggestion.ts';
import { usageError } from '../../report/usage-error.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import { writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';

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
export async function showFlow(given: Given<typeof FLOW_FLAGS>, { io }: Context): Promise<ExitCode> {
  const wishes = readWishes(given);
  if (wishes.isErr()) return writeUsage(wishes.error, io, given);
  const { state, event } = wishes.value;
  if (given.mermaid) {
    io.stdout.write(`${drawFlow()}\n`);
    return 0;
  }
  const ways = WAYS.filter(
    ({ from, on }) => (state === undefined || from === state) && (event === undefined || on === event),
  );
  if (given.json) {
    io.stdout.write(jsonText({ format: 1, states: STATES, events: EVENTS, ways }, 2));
    return 0;
  }
  const paint = paintFor(io.stdout, io.env);
  const { columns } = io.stdout;
  if (ways.length === 0) {
    const text = `Nothing: the flow has no way from ${state} on ${event}. The event is refused and changes nothing.`;
    io.stdout.write(`${wrap(text, columns).join('\n')}\n`);
    return 0;
  }
  const shown = STATES.filter((name) => ways.some(({ from }) => from === name)).map((name) => {
    const rows = ways
      .filter(({ from }) => from === name)
      .map(({ on, to, why }) => [on, `→ ${targets(name, to)}. ${why}`]);
    return `${[paint.strong(name), ...table(rows, paint, columns)].join('\n')}\n`;
  });
  io.stdout.write(shown.join('\n'));
  return 0;
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
