import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import * as z from 'zod/mini';
import { readDuration } from './duration.ts';

/** What editors get to know of a schema. */
interface ForEditors {
  readonly [key: string]: unknown;
  readonly description?: string;
  /** Its JSON Schema, where that is not what the reader checks: an editor sees numbers, and variables as they are. */
  readonly as?: object;
}

/** What editors get to know of the schemas. */
export const FOR_EDITORS = z.registry<ForEditors>();

/** What messages call a map, if not by its key. */
export const CALLED = z.registry<{ readonly called: string }>();

/** Describes a schema for editors. */
export const about = <Schema extends z.core.$ZodType>(
  schema: Schema,
  description: string,
  more: ForEditors = {},
): Schema => {
  FOR_EDITORS.add(schema, { description, ...more } as never);
  return schema;
};
const called = <Schema extends z.core.$ZodType>(schema: Schema, name: string): Schema => {
  CALLED.add(schema, { called: name } as never);
  return schema;
};

const text = (description: string) => z.optional(about(z.string(), description));
const texts = (description: string) =>
  z.optional(about(z.union([z.string(), z.array(z.string())]), description));
const digits = (description: string) =>
  z.optional(about(z.string(), description, { as: { type: ['string', 'number'] } }));
const wordOf = <const Words extends readonly string[]>(words: Words, description: string) =>
  z.optional(
    about(z.enum(words), description, {
      as: { anyOf: [{ enum: words }, { type: 'string', pattern: '\\$\\{' }] },
    }),
  );
const time = z.string().check(
  z.refine((written) => readDuration(written) !== null, {
    error: ({ input }) => `"${input}" is not a time. Write it as in 5s or 500ms.`,
  }),
);
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const mapOf = <Value extends z.core.$ZodType>(name: string, values: Value, as: object, description: string) =>
  about(
    z.optional(z.nullable(z.record(z.string(), values, `"${name}" must be a map from names to values.`))),
    description,
    { as: { type: 'object', additionalProperties: as } },
  );
/** A map with exactly one of its fields. */
function oneOf<Shape extends z.core.$ZodLooseShape>(shape: Shape, message: string) {
  const isOne = (value: unknown) => Object.keys(Object(value)).length === 1;
  const schema = z.strictObject(shape).check(z.refine(isOne, message));
  FOR_EDITORS.add(schema, { minProperties: 1, maxProperties: 1 } as never);
  return schema;
}

const SOURCES = {
  env: text('The environment variable that holds it.'),
  file: text('The file that holds it and nothing else.'),
  command: text('The shell command that prints it. Variables are in its environment.'),
};

/** Where a secret comes from. */
export const SECRET_SCHEMA = z.union([
  z.string(),
  oneOf(SOURCES, '{name} comes from one of env, file and command, as in { env: NAME }.'),
]);

const secret = (description: string) => about(z.optional(SECRET_SCHEMA), description, { as: ref('secret') });

/** Where codes come from. */
export const CODES_SCHEMA = z.union([
  z.literal('inbox', 'Codes come from "inbox", or from { env: … }, { command: … } or { url: … }.'),
  oneOf(
    {
      env: SOURCES.env,
      command: text('The shell command that prints the code. Variables are in its environment.'),
      url: text('An address that is read until it answers with a new code.'),
    },
    'Codes come from one of env, command and url.',
  ),
]);

const codes = (description: string) => about(z.optional(CODES_SCHEMA), description, { as: ref('codes') });

/** What a variable may be: a text, or where it comes from. */
export const VARIABLE_SCHEMA = z.union([
  about(z.string(), 'A text.', { as: { type: ['string', 'number', 'boolean'] } }),
  z.strictObject({ ...SOURCES, default: text('With env: the text if the variable is not set.') }),
]);

/** Somebody who can sign in. */
export const PERSON_SCHEMA = z.strictObject({
  user: digits('The user name.'),
  'country code': digits('With `phone`: the country code, such as 86.'),
  phone: digits('The phone number, instead of a user name.'),
  password: secret('Where the password comes from.'),
  codes: codes('Where the codes of this person come from.'),
});

const COUNT = { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '\\$\\{' }] };
const FAULT_FIELDS = {
  call: about(z.string(), 'The call that it hits, such as session or account.'),
  kind: about(z.string(), 'What goes wrong, such as slow, busy or server-error.'),
  count: about(z.optional(z.unknown()), 'How many calls it hits. All of them by default.', { as: COUNT }),
  ms: about(z.optional(z.unknown()), 'With slow: the delay in milliseconds.', { as: COUNT }),
  retryAfter: text('With busy and too-many: the header, in quotes.'),
  probability: about(z.optional(z.unknown()), 'The chance, from 0 to 1, that it hits a call.', {
    as: { type: 'number' },
  }),
  person: text('The id of the only person that it hits.'),
};

/** A fault of the sandbox, for editors. */
export const FAULT_SCHEMA = z.strictObject(FAULT_FIELDS);

const ANYTHING = z.optional(z.unknown());

/** The keys of a fault. The sandbox itself knows what fits together. */
export const FAULT_KEYS_SCHEMA = called(
  z.strictObject(Object.fromEntries(Object.keys(FAULT_FIELDS).map((key) => [key, ANYTHING]))),
  'A fault',
);

/** How the sandbox is set up for a scenario. */
export const SANDBOX_SCHEMA = z.strictObject({
  faults: z.optional(
    about(z.array(FAULT_KEYS_SCHEMA, '"faults" must be a list.'), 'What goes wrong on purpose.', {
      as: { type: 'array', items: ref('fault') },
    }),
  ),
  settings: z.optional(
    about(z.record(z.string(), z.unknown()), 'As the handle /_gatehouse/settings takes them.', {
      as: { type: 'object' },
    }),
  ),
});

/** Where a login begins, for a file or for one of its scenarios. */
const PLACE = {
  brand: wordOf(BRANDS, 'The brand. With a site, it must be the brand of the site.'),
  region: wordOf(REGIONS, "One of the brand's regions."),
  platform: wordOf(PLATFORM_TYPES, 'The platform to choose.'),
  language: wordOf(LANGUAGES, 'The language of the page.'),
  'redirect uri': text('The partner address to return to.'),
  state: text('A text that is returned to the partner unchanged.'),
  timeout: z.optional(about(time, 'How long each call may take, such as 5s.')),
  tags: texts('Words to choose scenarios by, with --tags.'),
  codes: codes('Where codes come from. In the built-in sandbox: from its inbox.'),
};

const USED_AS = 'Texts that are used as $'.concat('{name}.');

/** What a scenario may say beside its name and its steps. */
const OPTIONS = {
  skip: text('Why it is not run.'),
  ...PLACE,
  variables: mapOf('variables', z.unknown(), ref('variable'), USED_AS),
  examples: z.optional(
    about(z.unknown(), 'A table: the scenario is played once for each row, with its cells as variables.', {
      as: {
        type: 'array',
        items: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
      },
    }),
  ),
  retries: z.optional(
    about(
      z.string().check(z.regex(/^(?:\d|10)$/, '"retries" must be a whole number from 0 to 10.')),
      'How often to try again if it fails. 0 by default.',
      { as: { type: 'integer', minimum: 0, maximum: 10 } },
    ),
  ),
  sandbox: about(
    z.optional(z.nullable(SANDBOX_SCHEMA)),
    'How the built-in sandbox is set up for this scenario.',
    { as: ref('sandbox') },
  ),
};

/** A scenario. */
export const SCENARIO_SCHEMA = z.strictObject({
  name: about(z.string(), 'What it is about, in a few words.'),
  ...OPTIONS,
  steps: about(z.unknown(), 'What happens, step by step.', { as: ref('steps') }),
});

/** The fields of a scenario as they are read: the reader says where a name or steps are missing. */
export const SCENARIO_FIELDS_SCHEMA = called(z.partial(z.strictObject(SCENARIO_SCHEMA.shape)), 'A scenario');

/** What a file says about all of its scenarios. */
const SHARED = {
  site: text('The address of a login page, or `sandbox` for the built-in platform.'),
  sites: mapOf(
    'sites',
    z.string(),
    { type: 'string' },
    'The address of the login page of each brand, for --matrix.',
  ),
  ...PLACE,
};

/** The shared fields of a file, for each of its scenarios. */
export const SHARED_SCHEMA = z.object(SHARED);

/** A scenario file. */
export const FILE_SCHEMA = z.strictObject({
  ...SHARED,
  include: texts('Files whose variables, people and blocks are used here.'),
  variables: mapOf('variables', z.unknown(), ref('variable'), USED_AS),
  people: mapOf('people', z.unknown(), ref('person'), 'Who can sign in, by a name of your choice.'),
  blocks: mapOf('blocks', z.unknown(), ref('steps'), 'Lists of steps that scenarios share, with `do NAME`.'),
  scenarios: z.optional(
    about(
      z.array(z.unknown(), '"scenarios" must be a list. Begin each scenario with a hyphen.'),
      'The scenarios, in their order.',
      { as: { type: 'array', items: ref('scenario') } },
    ),
  ),
});

/** The keys of a file, and what is read before its variables are known. */
export const FILE_KEYS_SCHEMA = z.strictObject({
  ...Object.fromEntries(Object.keys(SHARED).map((key) => [key, ANYTHING])),
  include: FILE_SCHEMA.shape.include,
  variables: FILE_SCHEMA.shape.variables,
  people: FILE_SCHEMA.shape.people,
  blocks: FILE_SCHEMA.shape.blocks,
  scenarios: FILE_SCHEMA.shape.scenarios,
});

/** The map of `sign in as`. */
export const SIGN_IN_SCHEMA = z.strictObject({
  person: text("One of the file's people, or of the sandbox's."),
  user: digits('The user name, if the person has no name in the file.'),
  'country code': digits('With `phone`: the country code, such as 86.'),
  phone: digits('A phone number to sign in with.'),
  password: secret('The password, if it is not that of the person.'),
  platform: wordOf(PLATFORM_TYPES, 'The platform to choose.'),
  'remember me': z.optional(about(z.enum(['true', 'false']), 'Ticks the box.', { as: { type: 'boolean' } })),
});

const CHANGE = {
  new: secret('The new password.'),
  again: secret('What is entered the second time, if it differs.'),
  old: secret('The old password, if it is not that of the sign-in.'),
};

/** The map of `change password to` with all fields of the form. */
export const CHANGE_SCHEMA = z.strictObject(CHANGE);

/** The map of `change password to`, for editors: a source, or all fields of the form. */
export const CHANGE_OR_SOURCE_SCHEMA = z.strictObject({ ...SOURCES, ...CHANGE });

/** The schemas that editors find under `$defs`. */
export const DEFINITIONS = {
  scenario: SCENARIO_SCHEMA,
  person: PERSON_SCHEMA,
  secret: SECRET_SCHEMA,
  codes: CODES_SCHEMA,
  variable: VARIABLE_SCHEMA,
  sandbox: SANDBOX_SCHEMA,
  fault: FAULT_SCHEMA,
};

/** The JSON Schema of a value, for editors. */
export function jsonSchemaOf(schema: z.core.$ZodType): Readonly<Record<string, unknown>> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    metadata: FOR_EDITORS,
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { as, description } = jsonSchema as ForEditors;
      if (as === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
      Object.assign(jsonSchema, description === undefined ? as : { description, ...as });
    },
  });
  return json;
}

/** A secret, codes and the set-up of the sandbox as a file has them. */
export type SecretInFile = z.infer<typeof SECRET_SCHEMA>;
export type CodesInFile = z.infer<typeof CODES_SCHEMA>;
export type SandboxInFile = z.infer<typeof SANDBOX_SCHEMA>;
