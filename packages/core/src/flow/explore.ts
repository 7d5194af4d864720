import type { Result } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import type { FlowStep } from './edge.ts';
import type { Event } from './event.ts';
import { openingState, type State } from './state.ts';
import { type IllegalEvent, transition } from './transition.ts';

/** An event sent to a state, and the outcome. */
export interface Try {
  /** The state. */
  readonly from: State;
  /** The event that was sent. */
  readonly event: Event;
  /** The next state and the commands, or the refusal. */
  readonly outcome: Result<FlowStep, IllegalEvent>;
}

/** Everything that the flow can do with some events. */
export interface Exploration {
  /** Every state that can be reached, the nearest first. */
  readonly states: readonly State[];
  /** Every event sent to every state: `states.length` times the number of events. */
  readonly tries: readonly Try[];
  /** The states that no event leaves for a state of another name. */
  readonly deadEnds: readonly State[];
}

/**
 * Walks the flow exhaustively, breadth first: sends every event of the alphabet to every state that can be
 * reached from the start. It ends, because states are made of what the configuration and the events hold.
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
  // The list grows during the loop.
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

// States of one name always get their fields in the same order, so equal states have equal keys.
const keyOf = (state: State): string => JSON.stringify(state);
