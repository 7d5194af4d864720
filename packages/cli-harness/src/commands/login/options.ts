import { BRANDS, LANGUAGES, PLATFORM_TYPES } from '@gatehouse-login/core';
import type { Given, OptionSpecs } from '../command.ts';

const WHERE = 'Where:';
const WHO = 'Who:';
const HOW = 'How:';
const OUTPUT = 'Output:';

/** The flags of `gatehouse login`. */
export const LOGIN_OPTIONS = {
  site: {
    value: 'URL',
    about: 'the address of a login page; it may name a region and a query',
    group: WHERE,
  },
  sandbox: { about: 'a built-in platform that is started for this login', group: WHERE },
  brand: {
    value: 'BRAND',
    about: `${BRANDS.join(', ')}; with --site it must be the brand of the site`,
    group: WHERE,
  },
  region: { value: 'REGION', about: "one of the brand's regions, such as en-uk", group: WHERE },
  lang: {
    value: 'LANGUAGE',
    about: `${LANGUAGES.join(', ')}; or with a region, such as en-us`,
    group: WHERE,
  },
  platform: { value: 'PLATFORM', about: PLATFORM_TYPES.join(', '), group: WHERE },
  'redirect-uri': {
    value: 'URI',
    about: 'the partner address to return to; the TradingView brands need one',
    group: WHERE,
  },
  state: { value: 'TEXT', about: 'a text that is returned to the partner unchanged', group: WHERE },
  user: { value: 'NAME', about: 'the user name; asked for on a terminal if left out', group: WHO },
  persona: { value: 'ID', about: 'with --sandbox: a person who lives there (default: plain)', group: WHO },
  'password-env': { value: 'NAME', about: 'read the password from this environment variable', group: WHO },
  'password-file': { value: 'FILE', about: 'read the password from this file', group: WHO },
  'password-stdin': { about: 'read the password from standard input', group: WHO },
  'no-input': { about: 'never ask for anything', group: HOW },
  timeout: { value: 'SECONDS', about: 'how long each call may take', group: HOW },
  'keep-session': { about: 'do not log off at the end', group: HOW },
  'allow-production': { about: 'allow a host that looks like production', group: HOW },
  ca: {
    value: 'FILE',
    about: 'also trust the certificate authorities in this PEM file',
    group: HOW,
  },
  json: { about: 'print one JSON object', group: OUTPUT },
  'show-session': { about: 'print the session to standard output, and do not log off', group: OUTPUT },
} as const satisfies OptionSpecs;

/** The flags of a command line of `gatehouse login`. */
export type LoginGiven = Given<typeof LOGIN_OPTIONS>;
