/**
 * The command `gatehouse` as a library. `createHarness` signs in for tests and returns a typed outcome; `run` runs a command line.
 * Neither rejects, ends the process or leaves anything changed in it.
 *
 * ```ts
 * import { createHarness } from '@gatehouse-login/cli-harness';
 * import { createSandbox } from '@gatehouse-login/sandbox';
 *
 * const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
 * const harness = createHarness({ sandbox, contact: 'sms' });
 * const result = await harness.signIn({ persona: 'two-factor' });
 * console.log(result.outcome); // prints: signed-in
 * if (result.outcome === 'signed-in') console.log(result.destination.path); // prints: /platform/webtrader
 * console.log((await harness.close()).loggedOff); // prints: 1
 * await sandbox.dispose();
 * ```
 *
 * @packageDocumentation
 */

export { loginPages } from './commands/sandbox/login-pages.ts';
export { createHarness } from './create-harness.ts';
export type { HarnessCookie } from './driver/cookie.ts';
export type { Closing, Harness } from './harness/contract.ts';
export type {
  CodeContact,
  CodeRequest,
  HarnessOptions,
  HarnessSandbox,
  ProvideCode,
  SandboxTarget,
  SecretText,
  SignInManner,
  SignInRequest,
  SiteTarget,
  Visitor,
} from './harness/options.ts';
export type {
  CodeRequired,
  NotSignedIn,
  SignedIn,
  SignInDestination,
  SignInError,
  SignInOutcome,
  SignInStep,
  StorageState,
} from './harness/outcome.ts';
export type { Input, Io, Output } from './io.ts';
export { profilesJsonSchema } from './profile/profile.schema.ts';
export { ERROR_ENDINGS, type ErrorEnding } from './report/error-ending.ts';
export { type ExitCode, OUTCOMES, type Outcome, type OutcomeRow } from './report/outcome.ts';
export {
  type Difference,
  type FlowChange,
  type RequestRecord,
  type RunReport,
  runReportJsonSchema,
  type ScenarioOutcome,
  type ScenarioResult,
  type StepResult,
} from './report/run-report.schema.ts';
export { run } from './run.ts';
export { scenarioJsonSchema } from './scenario/json-schema.ts';
export type { Secret } from './terminal/secret.ts';
