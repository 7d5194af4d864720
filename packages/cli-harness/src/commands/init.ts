import { INIT_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse init`. */
export const initCommand = defineCommand({
  name: 'init',
  summary: 'begin a folder of scenarios, with a profile and a CI job',
  about:
    'Writes what a project needs to play logins: a profile, a file of scenarios, a job for GitHub Actions, and a .gitignore if there is none. Asks one question. Never changes a file that is there.',
  options: INIT_FLAGS,
  insteadOfOperand: 'Say what the scenarios are for with --site or --sandbox.',
  epilogue: `Exit codes:
  0  the files were written       2  wrong usage, or a file is there already

Examples:
  gatehouse init
  gatehouse init --sandbox
  gatehouse init --site https://login.test.example
`,
  run: async (given, context) => (await import('./init/write-project.ts')).writeProject(given, context),
});
