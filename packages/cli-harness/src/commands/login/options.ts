import type { Given, OptionSpecs } from '../command.ts';
import { CONNECTION_OPTIONS, WHERE_OPTIONS } from '../site/where-options.ts';

const WHO = 'Who:';
const CODE = 'If the platform asks for a code:';
const CHANGE = 'If the platform asks for a new password:';
const HOW = 'How:';
const OUTPUT = 'Output:';

/** The flags of `gatehouse login`. */
export const LOGIN_OPTIONS = {
  ...WHERE_OPTIONS,
  user: { value: 'NAME', about: 'the user name; asked for on a terminal if left out', group: WHO },
  'country-code': { value: 'DIGITS', about: 'with --phone: the country code, such as 86', group: WHO },
  phone: { value: 'NUMBER', about: 'log in by this phone number instead of a user name', group: WHO },
  persona: { value: 'ID', about: 'with --sandbox: a person who lives there (default: plain)', group: WHO },
  'password-env': { value: 'NAME', about: 'read the password from this environment variable', group: WHO },
  'password-file': { value: 'FILE', about: 'read the password from this file', group: WHO },
  'password-stdin': { about: 'read the password from standard input', group: WHO },
  contact: {
    value: 'CONTACT',
    about: 'where to send the code: sms, email, or the id of a contact',
    group: CODE,
  },
  'code-env': { value: 'NAME', about: 'read the code from this environment variable', group: CODE },
  'code-command': { value: 'COMMAND', about: 'run this shell command, which prints the code', group: CODE },
  'code-url': {
    value: 'URL',
    about: 'read this address, again and again, until it answers with a new code',
    group: CODE,
  },
  'new-password-env': {
    value: 'NAME',
    about: 'read the new password from this environment variable',
    group: CHANGE,
  },
  'new-password-file': { value: 'FILE', about: 'read the new password from this file', group: CHANGE },
  'generate-password': { about: 'make up a new password; needs --new-password-to', group: CHANGE },
  'new-password-to': {
    value: 'FILE',
    about: 'write the made-up password to this new file, which only you can read',
    group: CHANGE,
  },
  'no-input': { about: 'never ask for anything', group: HOW },
  timeout: { ...CONNECTION_OPTIONS.timeout, group: HOW },
  follow: { about: 'open the destination, and say whether it accepts the login', group: HOW },
  'keep-session': { about: 'do not log off at the end', group: HOW },
  'allow-production': { about: 'allow a host that looks like production', group: HOW },
  ca: { ...CONNECTION_OPTIONS.ca, group: HOW },
  json: { about: 'print one JSON object', group: OUTPUT },
  verbose: { ...CONNECTION_OPTIONS.verbose, group: OUTPUT },
  quiet: { about: 'write nothing to standard error but prompts', group: OUTPUT },
  'show-session': { about: 'print the session to standard output, and do not log off', group: OUTPUT },
} as const satisfies OptionSpecs;

/** The flags of a command line of `gatehouse login`. */
export type LoginGiven = Given<typeof LOGIN_OPTIONS>;
