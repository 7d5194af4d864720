import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import type { Fields } from '../scenario/read-node.ts';

const TEXT = { type: 'string' } as const;
const DIGITS = { type: ['string', 'number'] } as const;

/** What a profile may set: flags by their names. */
export const PROFILE_FIELDS = {
  site: { about: 'The address of a login page, or `sandbox` for a built-in platform.', schema: TEXT },
  sites: {
    about: 'The address of the login page of each brand. The brand chooses one.',
    schema: { type: 'object', propertyNames: { enum: BRANDS }, additionalProperties: TEXT },
  },
  config: { about: "A configuration file to use instead of the site's own.", schema: TEXT },
  brand: { about: 'The brand.', schema: { enum: BRANDS } },
  region: { about: "One of the brand's regions.", schema: { enum: REGIONS } },
  lang: { about: 'The language, such as en or en-us.', schema: { type: 'string', examples: LANGUAGES } },
  platform: { about: 'The platform to choose.', schema: { enum: PLATFORM_TYPES } },
  'redirect-uri': { about: 'The partner address to return to.', schema: TEXT },
  state: { about: 'A text that is returned to the partner unchanged.', schema: TEXT },
  user: { about: 'The user name.', schema: DIGITS },
  'country-code': { about: 'With `phone`: the country code, such as 86.', schema: DIGITS },
  phone: { about: 'The phone number, instead of a user name.', schema: DIGITS },
  persona: { about: 'With the sandbox: a person who lives there.', schema: TEXT },
  'password-env': { about: 'The environment variable that holds the password.', schema: TEXT },
  'password-file': { about: 'The file that holds the password and nothing else.', schema: TEXT },
  contact: { about: 'Where codes are sent: sms, email, or the id of a contact.', schema: DIGITS },
  'code-env': { about: 'The environment variable that holds the code.', schema: TEXT },
  'code-command': { about: 'The shell command that prints the code.', schema: TEXT },
  'code-url': { about: 'An address that is read until it answers with a new code.', schema: TEXT },
  'new-password-env': { about: 'The environment variable that holds a new password.', schema: TEXT },
  'new-password-file': { about: 'The file that holds a new password.', schema: TEXT },
  timeout: { about: 'How many seconds each call may take.', schema: DIGITS },
  ca: { about: 'A PEM file with further certificate authorities to trust.', schema: TEXT },
} as const satisfies Fields;

/** The fields of a file of profiles. */
export const CONFIG_FIELDS = {
  $schema: { about: 'The address of the schema, for editors.', schema: TEXT },
  profiles: {
    about: 'Places to log in to, by a name of your choice, for --profile.',
    schema: { type: 'object', additionalProperties: { $ref: '#/$defs/profile' } },
  },
} as const satisfies Fields;

/** What people may write into a profile, and the reason why it must not be there. */
export const REFUSED_FIELDS: Readonly<Record<string, string>> = {
  password:
    'A file is for everybody to read. Say where the password comes from: password-env or password-file.',
  'new-password':
    'A file is for everybody to read. Say where it comes from: new-password-env or new-password-file.',
  code: 'A code is new each time. Say where it comes from: code-env, code-command or code-url.',
  'allow-production': 'This is decided anew for each run: give --allow-production on the command line.',
};

/** Flags of which a command line takes only one. If it has one, what a profile says of the others is set aside. */
export const ALTERNATIVES: readonly (readonly string[])[] = [
  ['site', 'sandbox'],
  ['user', 'phone', 'country-code', 'persona'],
  ['password-env', 'password-file', 'password-stdin'],
  ['code-env', 'code-command', 'code-url'],
  ['new-password-env', 'new-password-file', 'generate-password'],
];

/** What is about a site. It is set aside when the command line asks for the built-in sandbox, which has people of its own. */
export const SITE_FIELDS: readonly string[] = [
  ...['config', 'user', 'phone', 'country-code', 'password-env', 'password-file'],
  ...['code-env', 'code-command', 'code-url', 'ca'],
];

/** Paths that are relative to the file that has them. */
export const PATH_FIELDS: readonly string[] = ['config', 'password-file', 'new-password-file', 'ca'];
