import { LOGIN_FLAGS } from '../flags/login-flags.ts';
import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';
import { RETIRED } from './retired.ts';

const notHere = (what: string, instead: string): string =>
  `Everybody on this machine can read ${what} on the command line, and it stays in the history of the shell. Leave it out to be asked for it, or use ${instead}.`;
const PASSWORD = notHere('a password', '--password-env, --password-file or --password-stdin');
const NEW_PASSWORD = notHere('a password', '--new-password-env, --new-password-file or --generate-password');
const CODE = notHere('a code', '--code-env, --code-command or --code-url');

/** `gatehouse login`. */
export const loginCommand = defineCommand({
  name: 'login',
  summary: 'log in as a visitor would, and show where it leads',
  about:
    'Logs in to a brand as a visitor would, by the rules of its login page, and shows where the login leads. Passwords and codes come from a prompt, the environment, a file or a command, never from the command line.',
  options: LOGIN_FLAGS,
  insteadOfOperand: 'Say where to log in with --site, and as whom with --user.',
  refused: {
    '--password': PASSWORD,
    '-p': PASSWORD,
    '--new-password': NEW_PASSWORD,
    '--code': CODE,
    ...RETIRED,
  },
  epilogue: `Exit codes:
${exitCodes({
  ...EXIT_CODES,
  0: 'signed in',
  1: 'refused by the platform, or with --follow by the destination',
})}

Sessions, passwords and codes are masked in everything that is printed. Only
--show-session prints the session.

Examples:
  gatehouse login --sandbox
  gatehouse login --sandbox --persona two-factor --json
  gatehouse login --site http://localhost:4301/en-uk --user DM100001 --follow
  gatehouse login --sandbox --verbose
  gatehouse login --sandbox --transcript login.jsonl
  gatehouse login --site https://login.test.example --user me \\
    --password-file secret --contact sms --code-command 'read-my-sms'
  gatehouse login --site https://login.test.example --country-code 86 \\
    --phone 13800138000 --password-env SECRET --json
  pass show trading | gatehouse login --site https://login.test.example \\
    --user me --password-stdin
`,
  run: async (given, context) => (await import('./login/login.ts')).login(given, context),
});
