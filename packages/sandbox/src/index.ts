export { createSandbox, type SandboxError } from './start/create-sandbox.ts';
export type { SandboxOptions } from './start/options.ts';
export type { Sandbox } from './start/sandbox.ts';
export type { SandboxClock } from './time-and-chance/clock.ts';
export { type ManualClock, makeManualClock } from './time-and-chance/manual-clock.ts';
