export {
  createSandbox,
  type Sandbox,
  type SandboxError,
  type SandboxOptions,
} from './start/create-sandbox.ts';
export { type ManualClock, makeManualClock, type SandboxClock } from './time-and-chance/clock.ts';
