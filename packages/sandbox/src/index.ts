export { type ManualClock, makeManualClock, type SandboxClock } from './clock.ts';
export { createSandbox, type Sandbox, type SandboxError, type SandboxOptions } from './sandbox.ts';
