import type { Configuration } from '../configuration/configuration.ts';
import type { Command } from './command.ts';
import type { Event, EventName, EventOf } from './event.ts';
import type { State, StateAt, StateName } from './state.ts';

/** The result of a transition: the next state, and the commands to carry out. */
export interface FlowStep {
  readonly next: State;
  readonly commands: readonly Command[];
}

/** One row of the flow: from some states, on an event, to one of the targets. `reasonOf` says why. */
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

/** Defines an edge. A state, an event or a target outside its lists does not compile. */
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
      // `transition` finds edges by state and event, so both have the declared types here.
      const { next, commands = [] } = decide(state as StateAt<From>, event as EventOf<On>, configuration);
      return { next: next as State, commands };
    },
  };
}

const stay: Edge['decide'] = (state) => ({ next: state, commands: [] });

/** Defines an event that some states ignore. */
export const ignored = (from: readonly StateName[], on: EventName): Edge => ({
  from,
  on,
  to: from,
  decide: stay,
});

/** Whether the states of an edge ignore its event. */
export const isIgnored = ({ decide }: Edge): boolean => decide === stay;
