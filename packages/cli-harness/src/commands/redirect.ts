import { REDIRECT_CHECK_FLAGS, REHEARSAL_FLAGS } from '../flags/command-flags.ts';
import { EXIT_CODES } from '../report/outcome.ts';
import { defineCommand } from './command.ts';
import { exitCodes } from './exit-codes.ts';

const STAND_IN =
  'Nothing is sent to the platform: the session is a stand-in, and only the configuration of the site is read.';

const codes = (success: string): string =>
  exitCodes({
    0: success,
    1: 'the redirect address is not allowed',
    2: EXIT_CODES[2],
    3: 'no usable answer',
  });

/** `gatehouse redirect explain`. */
export const explainCommand = defineCommand({
  name: 'redirect explain',
  summary: 'say where each part of the address after a login comes from',
  about: `Shows where a login would lead, and for each part of that address where it comes from. ${STAND_IN}`,
  options: REHEARSAL_FLAGS,
  epilogue: `Exit codes:
${codes('there is such an address, and it was explained')}

Examples:
  gatehouse redirect explain --sandbox
  gatehouse redirect explain --site http://localhost:4302 --platform advantage
  gatehouse redirect explain --sandbox --two-factor mandatory
`,
  run: async (given, context) => (await import('./redirect/rehearse-redirect.ts')).explain(given, context),
});

/** `gatehouse redirect build`. */
export const buildCommand = defineCommand({
  name: 'redirect build',
  // A script that takes the address must never take a message for it.
  keepsStdout: true,
  summary: 'print the address that a login would lead to',
  about: `Prints the address that a login would lead to, and nothing else. ${STAND_IN}`,
  options: REHEARSAL_FLAGS,
  epilogue: `Exit codes:
${codes('there is such an address, and it was printed')}

Examples:
  gatehouse redirect build --sandbox --brand kq --lang ja
  gatehouse redirect build --site https://login.test.example --config new.json
`,
  run: async (given, context) => (await import('./redirect/rehearse-redirect.ts')).build(given, context),
});

/** `gatehouse redirect check`. */
export const checkCommand = defineCommand({
  name: 'redirect check',
  summary: 'say whether a site allows a redirect address, and why not',
  about:
    'Checks whether the configuration of a site lists a redirect_uri. Addresses are compared character for character (RFC 9700, 2.1).',
  options: REDIRECT_CHECK_FLAGS,
  operand: { name: 'URI', about: 'the redirect address to check' },
  epilogue: `Exit codes:
${codes('the redirect address is allowed')}

Examples:
  gatehouse redirect check https://partner.example/cb --sandbox
  gatehouse redirect check "$URI" --site https://login.test.example --json
`,
  run: async (given, context, [uri = '']) =>
    (await import('./redirect/check-redirect.ts')).checkRedirect(uri, given, context),
});
