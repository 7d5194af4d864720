import type { Configuration } from '../configuration/configuration.ts';
import type { Command } from './command.ts';
import type { Event, EventName, EventOf } from './event.ts';
import type { State, StateAt, StateName } from './state.ts';

/** A transition's outcome: the next state, and what is to be done. */
export interface FlowStep {
  readonly next: State;
  readonly commands: readonly Command[];
}

/** One row of the flow: from some states, on an event, to one of the named targets; `reasonOf` says why. */
export interface Edge {
  readonly from: readonly StateName[];
  readonly on: EventName;
  readonly to: readonly StateName[];
  readonly decide: (state: State, event: Event, configuration: Configuration) => FlowStep;
}

interface Outcome<To extends StateName> {
  readonly next: StateAt<To>;
  readonly commands?: readonly Command[];
}

/** Writes an edge; a state, an event or a target outside its lists does not compile. */
export function edge<From extends StateName, On extends EventName, To extends StateName>(
  from: readonly From[],
  on: On,
  to: readonly To[],
  decide: (state: StateAt<From>, event: EventOf<On>, configuration: Configuration) => Outcome<NoInfer<To>>,
): Edge {
  return {
    from,
    on,
    to,
    decide(state, event, configuration) {
      // The runner looks edges up by state and event, so both are of the declared kinds here.
      const { next, commands = [] } = decide(state as StateAt<From>, event as EventOf<On>, configuration);
      return { next: next as State, commands };
    },
  };
}

/** An event that some states let pass without any effect. */
export const ignored = (from: readonly StateName[], on: EventName): Edge => ({
  from,
  on,
  to: from,
  decide: (state) => ({ next: state, commands: [] }),
});
