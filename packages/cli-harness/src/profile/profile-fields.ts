import { BRANDS } from '@gatehouse-login/core';
import type { Flag } from '../flags/flag.ts';
import { LOGIN_FLAGS } from '../flags/login-flags.ts';
import type { Fields } from '../scenario/read-node.ts';

const TEXT = { type: 'string' } as const;

const FLAGS: readonly (readonly [string, Flag])[] = Object.entries<Flag>(LOGIN_FLAGS);
const { site, ...others } = Object.fromEntries(FLAGS.filter(([, { inProfile }]) => inProfile !== undefined));

const schemaOf = ({ choices, open, numeric }: Flag): object => {
  if (choices !== undefined) return open ? { ...TEXT, examples: choices } : { enum: choices };
  return numeric ? { type: ['string', 'number'] } : TEXT;
};

/** What a profile may set: flags by their names. */
export const PROFILE_FIELDS: Fields = {
  site: { about: `${site?.about}; or sandbox for a built-in platform`, schema: TEXT },
  sites: {
    about: 'the address of the login page of each brand; the brand chooses one',
    schema: { type: 'object', propertyNames: { enum: BRANDS }, additionalProperties: TEXT },
  },
  ...Object.fromEntries(
    Object.entries(others).map(([name, flag]) => [name, { about: flag.about, schema: schemaOf(flag) }]),
  ),
};

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

/** The flag and those that exclude it. If a command line has one, what a profile says of the others is set aside. */
export function alternativesOf(name: string): readonly string[] {
  const word = FLAGS.find(([each]) => each === name)?.[1].oneOf;
  return word === undefined ? [name] : FLAGS.flatMap(([each, { oneOf }]) => (oneOf === word ? [each] : []));
}

/** Whether a flag says something about a site, and nothing about the built-in sandbox. */
export const isOfSite = (name: string): boolean =>
  FLAGS.some(([each, { inProfile }]) => each === name && inProfile === 'of-site');

/** Whether the value of a flag is a path, which is relative to the file that has it. */
export const isPath = (name: string): boolean =>
  FLAGS.some(([each, { value }]) => each === name && value === 'FILE');
