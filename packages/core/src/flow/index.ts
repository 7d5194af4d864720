/**
 * The flow as a table: each edge says in which states it applies, on which event, where it may lead, and why. `transition` takes one
 * step without doing anything, `createRunner` runs the flow with commands of yours, and `explore` and `drawFlow` show all of it.
 *
 * ```ts
 * import { EDGES, reasonOf } from '@gatehouse-login/core/flow';
 *
 * const edge = EDGES.find(({ from, on }) => from.includes('leaving') && on === 'continue-pressed');
 * console.log(edge?.to); // prints: [ 'leaving' ]
 * console.log(edge && reasonOf(edge)); // prints: Leaves again, to the same destination.
 * ```
 *
 * @packageDocumentation
 */

export { COMMAND_KINDS, type Command, type CommandName, type CommandOf } from './command.ts';
export { drawFlow } from './draw.ts';
export type { Edge, FlowStep } from './edge.ts';
export { type Exploration, explore, type Try } from './explore.ts';
export { REASONS, reasonOf } from './reasons.ts';
export { createRunner } from './runner.ts';
export { openingState } from './state.ts';
export { EDGES, transition } from './transition.ts';
