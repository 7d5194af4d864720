import type { Configuration } from '../configuration/configuration.ts';
import type { Command } from './command.ts';
import type { Event, EventName, EventOf } from './event.ts';
import type { State, StateAt, StateName } from './state.ts';

/** The result of a transition: the next state, and the commands to carry out. */
export interface FlowStep {
  /** The next state. */
  readonly next: State;
  /** The commands, in the order in which they start. */
  readonly commands: readonly Command[];
}

/** One row of the flow: from some states, on an event, to one of the targets. `reasonOf` says why. */
export interface Edge {
  /** The states that the edge leaves. */
  readonly from: readonly StateName[];
  /** The event. */
  readonly on: EventName;
  /** The states that it may lead to. */
  readonly to: readonly StateName[];
  /** Returns the next state, which is one of `to`, and the commands. */
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
