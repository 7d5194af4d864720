export { COMMAND_KINDS, type Command, type CommandName, type CommandOf } from './command.ts';
export { drawFlow } from './draw.ts';
export type { Edge, FlowStep } from './edge.ts';
export { type Exploration, explore, type Try } from './explore.ts';
export { REASONS, reasonOf } from './reasons.ts';
export { createRunner } from './runner.ts';
export { openingState } from './state.ts';
export { EDGES, transition } from './transition.ts';
