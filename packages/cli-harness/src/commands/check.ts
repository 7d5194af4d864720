import { CHECK_FLAGS } from '../flags/command-flags.ts';
import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';

/** `gatehouse check`. */
export const checkFileCommand = defineCommand({
  name: 'check',
  summary: 'examine configuration files, without a site',
  about:
    'Examines configuration files and sends nothing. It names every mistake with its line, what it means and how to correct it, what is allowed and hardly meant, and what the page will do.',
  options: CHECK_FLAGS,
  operand: {
    name: 'FILE',
    about: 'a configuration of a brand, as it becomes configs/config.json',
    several: true,
  },
  epilogue: `Exit codes, by the worst finding:
${exitCodes({ 0: 'nothing is wrong', 1: 'a warning', 2: EXIT_CODES[2] })}

Examples:
  gatehouse check kq.json
  gatehouse check brands/*.json --json
`,
  run: async (given, context, files) =>
    (await import('./check/run-check.ts')).runCheck(files, given, context),
});
