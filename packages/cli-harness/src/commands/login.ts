import { defineCommand } from './command.ts';
import { LOGIN_OPTIONS } from './login/options.ts';

const NEVER_IN_ARGV =
  'A password on the command line can be read by everybody on this machine and stays in the history of the shell: leave it out to be asked for it, or use --password-env, --password-file or --password-stdin.';

/** `gatehouse login`. */
export const loginCommand = defineCommand({
  name: 'login',
  summary: 'log in to a brand as a visitor would, and say where it leads',
  about:
    'Logs in to a brand as a visitor would, by the same rules as its page, and says where the login leads. The password is asked for on the terminal, or read from the environment, a file or standard input; never from the command line.',
  options: LOGIN_OPTIONS,
  refused: { '--password': NEVER_IN_ARGV, '-p': NEVER_IN_ARGV },
  epilogue: `Exit codes:
  0  signed in             3  unreachable, too slow, busy, or no sense in the answer
  1  refused               4  a code, a new password or an answer to a prompt is needed
  2  wrong use or setup    5  stopped: the host looks like production
                          70  a defect of ours          130  interrupted

Sessions, passwords and codes are masked in everything that is printed, except by --show-session.

Examples:
  gatehouse login --sandbox
  gatehouse login --sandbox --persona two-factor --json
  gatehouse login --site http://localhost:4301/en-uk --user DM100001
  pass show trading | gatehouse login --site https://login.test.example --user me --password-stdin
`,
  run: async (given, context) => (await import('./login/login.ts')).login(given, context),
});
