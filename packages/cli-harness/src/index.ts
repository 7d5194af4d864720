export type { Input, Io, Output } from './io.ts';
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
