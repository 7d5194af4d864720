export type { Command, CommandName } from './command.ts';
export type { Event, EventName } from './event.ts';
export { type Screen, screenOf, stepOf } from './projection.ts';
export { createRunner, type Runner, type RunnerOptions } from './runner.ts';
export { openingState, type State, type StateName } from './state.ts';
export { EDGES, type IllegalEvent, transition } from './transition.ts';
