import { PASSWORD_CHECK_FLAGS } from '../flags/command-flags.ts';
import { defineCommand } from './command.ts';

const NOT_HERE =
  'Everybody on this machine can read a password on the command line, and it stays in the history of the shell. Pipe it in, or use --password-env or --password-file.';

/** `gatehouse password check`. */
export const passwordCheckCommand = defineCommand({
  name: 'password check',
  summary: 'check a new password against the rules',
  about:
    'Checks a password against the rules for new passwords. It comes from standard input, a prompt, the environment or a file, never from the command line, and is not sent anywhere.',
  options: PASSWORD_CHECK_FLAGS,
  insteadOfOperand: NOT_HERE,
  refused: { '--password': NOT_HERE, '-p': NOT_HERE },
  epilogue: `Exit codes:
  0  it satisfies every rule     1  it breaks a rule     2  wrong usage

Examples:
  gatehouse password check
  pass show trading | gatehouse password check --json
`,
  run: async (given, context) => (await import('./password/check-password.ts')).check(given, context),
});
