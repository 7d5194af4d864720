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
    about: 'the login page of a running site; region and query may be part of it',
    group: WHERE,
  },
  sandbox: { about: 'a built-in platform, started for this one login', group: WHERE },
  brand: {
    value: 'BRAND',
    about: `${BRANDS.join(', ')}; with --site it has to be the site's own`,
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
    about: "a partner's address to go back to; the TradingView brands need one",
    group: WHERE,
  },
  state: { value: 'TEXT', about: 'goes back to the partner as it is', group: WHERE },
  user: { value: 'NAME', about: 'the user name; asked for on a terminal', group: WHO },
  persona: { value: 'ID', about: 'with --sandbox: one of its people (plain unless given)', group: WHO },
  'password-env': { value: 'NAME', about: 'read the password from this environment variable', group: WHO },
  'password-file': { value: 'FILE', about: 'read the password from this file', group: WHO },
  'password-stdin': { about: 'read the password from standard input', group: WHO },
  'no-input': { about: 'never ask for anything', group: HOW },
  timeout: { value: 'SECONDS', about: 'the longest that one call may take', group: HOW },
  'keep-session': { about: 'leave the session open; else it is logged off at the end', group: HOW },
  'allow-production': { about: 'allow a host that looks like production', group: HOW },
  ca: {
    value: 'FILE',
    about:
      'trust the certificate authorities in this PEM file as well (Node 22.19 or newer; older ones read NODE_EXTRA_CA_CERTS)',
    group: HOW,
  },
  json: { about: 'print one JSON object', group: OUTPUT },
  'show-session': { about: 'print the session to standard output, and keep it open', group: OUTPUT },
} as const satisfies OptionSpecs;

/** What was given to `gatehouse login`. */
export type LoginGiven = Given<typeof LOGIN_OPTIONS>;
