import type { Result } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import type { FlowStep } from './edge.ts';
import type { Event } from './event.ts';
import { openingState, type State } from './state.ts';
import { type IllegalEvent, transition } from './transition.ts';

/** One try: an event sent to a state, and what became of it. */
export interface Try {
  readonly from: State;
  readonly event: Event;
  readonly outcome: Result<FlowStep, IllegalEvent>;
}

/** All that the flow can do with some events. */
export interface Exploration {
  /** Every state that can be reached, the nearest first. */
  readonly states: readonly State[];
  /** Every state with every event: as many as the one times the other. */
  readonly tries: readonly Try[];
  /** The states that none of the events leads out of, to a state of another name. */
  readonly deadEnds: readonly State[];
}

/**
 * Walks the flow exhaustively, breadth first: each state that can be reached from the start is sent each event of
 * the alphabet. It ends, since states are made of what configuration and events hold.
 */
export function explore(
  configuration: Configuration,
  alphabet: readonly Event[],
  start: State = openingState(),
): Exploration {
  const states = [start];
  const known = new Set([keyOf(start)]);
  const tries: Try[] = [];
  const deadEnds: State[] = [];
  // The list grows while it is walked.
  for (const from of states) {
    let leads = false;
    for (const event of alphabet) {
      const outcome = transition(from, event, configuration);
      tries.push({ from, event, outcome });
      if (outcome.isErr()) continue;
      const { next } = outcome.value;
      leads ||= next.at !== from.at;
      const key = keyOf(next);
      if (known.has(key)) continue;
      known.add(key);
      states.push(next);
    }
    if (!leads) deadEnds.push(from);
  }
  return { states, tries, deadEnds };
}

// The edges write the fields of a state in one order each: equal states have equal keys.
const keyOf = (state: State): string => JSON.stringify(state);
