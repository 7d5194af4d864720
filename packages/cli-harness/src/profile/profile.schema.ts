import { BRANDS } from '@gatehouse-login/core';
import * as z from 'zod/mini';
import type { Flag } from '../flags/flag.ts';
import { LOGIN_FLAGS } from '../flags/login-flags.ts';
import { field, jsonSchemaOf, recordOf, STRING } from '../scenario/read-as.schema.ts';
import type { Value } from '../scenario/value.ts';

const FLAGS: readonly (readonly [string, Flag])[] = Object.entries<Flag>(LOGIN_FLAGS);
const { site, ...others } = Object.fromEntries(FLAGS.filter(([, { inProfile }]) => inProfile !== undefined));

const forEditors = ({ choices, open, numeric }: Flag): object => {
  if (choices !== undefined) return open ? { type: 'string', examples: choices } : { enum: choices };
  return { type: numeric ? ['string', 'number'] : 'string' };
};

/** What a profile may set: flags by their names. The command itself checks their values. */
export const PROFILE_SCHEMA = z.strictObject({
  site: field(STRING, `${site?.about}; or sandbox for a built-in platform`),
  sites: field(recordOf(STRING), 'the address of the login page of each brand; the brand chooses one', {
    type: 'object',
    propertyNames: { enum: BRANDS },
    additionalProperties: { type: 'string' },
  }),
  ...Object.fromEntries(
    Object.entries(others).map(([name, flag]) => [name, field(STRING, flag.about, forEditors(flag))]),
  ),
});

/** A file of profiles. */
export const CONFIG_SCHEMA = z.strictObject({
  $schema: field(STRING, 'The address of the schema, for editors.'),
  profiles: field(
    recordOf(z.custom<Value>()),
    'Places to log in to, by a name of your choice, for --profile.',
    {
      type: 'object',
      additionalProperties: { $ref: '#/$defs/profile' },
    },
  ),
});

/** The JSON Schema of a file of profiles, for editors. It is made from the schemas that the reader uses. */
export const profilesJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Profiles of gatehouse',
  ...jsonSchemaOf(CONFIG_SCHEMA),
  required: ['profiles'],
  $defs: { profile: jsonSchemaOf(PROFILE_SCHEMA) },
});

/** What people may write into a profile, and the reason why it must not be there. */
export const REFUSED_FIELDS: Readonly<Record<string, string>> = {
  password:
    'A file is for everybody to read. Say where the password comes from: password-env or password-file.',
  'new-password':
    'A file is for everybody to read. Say where it comes from: new-password-env or new-password-file.',
  code: 'A code is new each time. Say where it comes from: code-env, code-command or code-url.',
  'allow-production': 'This is decided anew for each run: give --allow-production on the command line.',
};
