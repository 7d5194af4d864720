import type { Flags, Given } from './flag.ts';
import { CONNECTION_FLAGS, WHERE_FLAGS } from './site-flags.ts';
import { DRIVERS } from './via.ts';

const WHO = { group: 'Who:' } as const;
const PERSON = { ...WHO, oneOf: 'person', inProfile: 'of-site', numeric: true } as const;
const PASSWORD = { ...WHO, oneOf: 'password' } as const;
const PASSWORD_SOURCE = { ...PASSWORD, inProfile: 'of-site' } as const;
const CODE = { group: 'If the platform asks for a code:' } as const;
const CODE_SOURCE = { ...CODE, oneOf: 'code', inProfile: 'of-site' } as const;
const CHANGE = { group: 'If the platform asks for a new password:' } as const;
const NEW_PASSWORD = { ...CHANGE, oneOf: 'new password' } as const;
const NEW_PASSWORD_SOURCE = { ...NEW_PASSWORD, inProfile: 'everywhere' } as const;
const HOW = { group: 'How:' } as const;
const OUTPUT = { group: 'Output:' } as const;

/** The flags of `gatehouse login`. */
export const LOGIN_FLAGS = {
  ...WHERE_FLAGS,
  user: { value: 'NAME', about: 'the user name; asked for on a terminal if left out', ...PERSON },
  'country-code': { value: 'DIGITS', about: 'with --phone: the country code, such as 86', ...PERSON },
  phone: { value: 'NUMBER', about: 'log in by this phone number instead of a user name', ...PERSON },
  persona: {
    value: 'ID',
    about: 'with --sandbox: a person who lives there (default: plain)',
    ...WHO,
    oneOf: 'person',
    inProfile: 'everywhere',
  },
  'password-env': {
    value: 'NAME',
    about: 'read the password from this environment variable',
    ...PASSWORD_SOURCE,
  },
  'password-file': { value: 'FILE', about: 'read the password from this file', ...PASSWORD_SOURCE },
  'password-stdin': { about: 'read the password from standard input', ...PASSWORD },
  contact: {
    value: 'CONTACT',
    about: 'where to send the code: sms, email, or the id of a contact',
    ...CODE,
    inProfile: 'everywhere',
    numeric: true,
  },
  'code-env': { value: 'NAME', about: 'read the code from this environment variable', ...CODE_SOURCE },
  'code-command': {
    value: 'COMMAND',
    about: 'run this shell command, which prints the code',
    ...CODE_SOURCE,
  },
  'code-url': {
    value: 'URL',
    about: 'read this address, again and again, until it answers with a new code',
    ...CODE_SOURCE,
  },
  'new-password-env': {
    value: 'NAME',
    about: 'read the new password from this environment variable',
    ...NEW_PASSWORD_SOURCE,
  },
  'new-password-file': {
    value: 'FILE',
    about: 'read the new password from this file',
    ...NEW_PASSWORD_SOURCE,
  },
  'generate-password': { about: 'make up a new password; needs --new-password-to', ...NEW_PASSWORD },
  'new-password-to': {
    value: 'FILE',
    about: 'write the made-up password to this new file, which only you can read',
    ...CHANGE,
  },
  'no-input': { about: 'never ask for anything', ...HOW },
  timeout: { ...CONNECTION_FLAGS.timeout, ...HOW },
  via: {
    value: 'DRIVER',
    choices: DRIVERS,
    about: 'core (default) uses no browser, ui the login page in a browser',
    ...HOW,
  },
  follow: { about: 'open the destination, and say whether it accepts the login', ...HOW },
  'keep-session': { about: 'do not log off at the end', ...HOW },
  'allow-production': { about: 'allow a host that looks like production', ...HOW },
  ca: { ...CONNECTION_FLAGS.ca, ...HOW },
  transcript: {
    value: 'FILE',
    about: 'write what happened to this file, without secrets; gatehouse explain tells it',
    ...OUTPUT,
  },
  json: { about: 'print one JSON object', ...OUTPUT },
  verbose: { ...CONNECTION_FLAGS.verbose, ...OUTPUT },
  quiet: { about: 'only prompts and wrong usage on standard error', ...OUTPUT },
  'show-session': { about: 'print the session to standard output, and do not log off', ...OUTPUT },
} as const satisfies Flags;

/** What a command line of `gatehouse login` gives. */
export type LoginGiven = Given<typeof LOGIN_FLAGS>;
