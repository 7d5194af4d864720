export type { ExitCode } from '@gatehouse-login/core';
export type { Input, Io, Output } from './io.ts';
export type { Outcome } from './report/outcome.ts';
export { run } from './run.ts';
