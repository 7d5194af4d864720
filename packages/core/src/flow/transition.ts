import { err, ok, type Result } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import type { Edge, FlowStep } from './edge.ts';
import { departureEdges } from './edges/departure.ts';
import { forcePasswordEdges } from './edges/force-password.ts';
import { loginEdges } from './edges/login.ts';
import { openingEdges } from './edges/opening.ts';
import { twoFactorEdges } from './edges/two-factor.ts';
import type { Event, EventName } from './event.ts';
import type { State, StateName } from './state.ts';

/** The whole flow, as data. */
export const EDGES: readonly Edge[] = [
  ...openingEdges,
  ...loginEdges,
  ...twoFactorEdges,
  ...forcePasswordEdges,
  ...departureEdges,
];

/** An event that a state has no edge for. It changes nothing. */
export interface IllegalEvent {
  readonly kind: 'illegal-event';
  /** The state. */
  readonly state: StateName;
  /** The event. */
  readonly event: EventName;
}

/** Returns the next state and its commands, or an error if the state has no edge for the event. */
export function transition(
  state: State,
  event: Event,
  configuration: Configuration,
): Result<FlowStep, IllegalEvent> {
  const found = EDGES.find((edge) => edge.on === event.type && edge.from.includes(state.at));
  if (found === undefined) return err({ kind: 'illegal-event', state: state.at, event: event.type });
  return ok(found.decide(state, event, configuration));
}
