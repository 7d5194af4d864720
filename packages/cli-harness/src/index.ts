export type { Input, Io, Output } from './io.ts';
export { ERROR_ENDINGS, type ErrorEnding } from './report/error-ending.ts';
export { type ExitCode, OUTCOMES, type Outcome, type OutcomeRow } from './report/outcome.ts';
export { run } from './run.ts';
