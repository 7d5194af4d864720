import { checkFileCommand } from './check.ts';
import type { Command } from './command.ts';
import { completionCommand } from './completion.ts';
import { deployCommand } from './deploy.ts';
import { doctorCommand } from './doctor.ts';
import { explainTranscriptCommand } from './explain.ts';
import { flowCommand } from './flow.ts';
import { initCommand } from './init.ts';
import { loadReportCommand } from './load.ts';
import { loginCommand } from './login.ts';
import { passwordCheckCommand } from './password.ts';
import { buildCommand, checkCommand, explainCommand } from './redirect.ts';
import { mergeCommand } from './report.ts';
import { runCommand } from './run.ts';
import { sandboxCommand } from './sandbox.ts';
import { stampCommand } from './stamp.ts';
import { streamCommand } from './stream.ts';

/** Every command, in the order of the help. What it does is loaded when it runs. */
export const COMMANDS: readonly Command[] = [
  loginCommand,
  runCommand,
  streamCommand,
  mergeCommand,
  loadReportCommand,
  checkFileCommand,
  doctorCommand,
  explainTranscriptCommand,
  explainCommand,
  buildCommand,
  checkCommand,
  passwordCheckCommand,
  flowCommand,
  sandboxCommand,
  stampCommand,
  deployCommand,
  initCommand,
  completionCommand,
];
