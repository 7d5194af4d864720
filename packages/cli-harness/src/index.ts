export type { ExitCode } from '@gatehouse/core';
export type { Input, Io, Output } from './io.ts';
export type { Outcome } from './report/outcome.ts';
export { run } from './run.ts';
export { type ManualClock, makeManualClock, type SandboxClock } from './sandbox/clock.ts';
export { createSandbox, type Sandbox, type SandboxError, type SandboxOptions } from './sandbox/sandbox.ts';
