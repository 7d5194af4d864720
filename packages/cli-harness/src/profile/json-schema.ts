import { objectSchema } from '../scenario/object-schema.ts';
import { CONFIG_FIELDS, PROFILE_FIELDS } from './profile-fields.ts';

/** The JSON Schema of a file of profiles, for editors. It is made from the table that the reader uses. */
export const profilesJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Profiles of gatehouse',
  ...objectSchema(CONFIG_FIELDS, { required: ['profiles'] }),
  $defs: { profile: objectSchema(PROFILE_FIELDS) },
});
