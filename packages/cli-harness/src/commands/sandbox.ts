import { SANDBOX_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

/** `gatehouse sandbox`. */
export const sandboxCommand = defineCommand({
  name: 'sandbox',
  summary: 'run a trading platform on this machine, with seven brands',
  about:
    'Runs a trading platform that exists only on this machine: a home page, the login pages of seven brands, and invented people to sign in as. Ctrl-C stops it. It stores nothing.',
  options: SANDBOX_FLAGS,
  epilogue: `Exit codes:
  0  stopped by Ctrl-C     2  wrong usage     3  a port is in use

Examples:
  gatehouse sandbox
  GATEHOUSE_PORT=5300 gatehouse sandbox --site-dir my-build
`,
  run: async (given, context) => (await import('./sandbox/run-sandbox.ts')).runSandbox(given, context),
});
