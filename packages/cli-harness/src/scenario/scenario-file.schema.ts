import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { readDuration } from './duration.ts';
import { codes, oneWord, ref, text, VARIABLE } from './person.schema.ts';
import { field, forEditors, NO_MAP, readWith, recordOf, TEXT } from './read-as.schema.ts';
import { type FileMap, isMap, type Value } from './value.ts';

const texts = (description: string) =>
  field(
    z.pipe(
      z.transform((value: unknown) => (Array.isArray(value) ? value : [value])),
      z.array(TEXT),
    ),
    description,
    { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  );
const named = <Schema extends z.ZodMiniType>(values: Schema, as: object, description: string) =>
  field(recordOf(values, '{name} must be a map from names to values.'), description, {
    type: 'object',
    additionalProperties: as,
  });
const VALUE = z.custom<Value>();

const told = (as: object, description: string) => field(VALUE, description, as);
const COUNT = { anyOf: [{ type: 'integer' }, VARIABLE] };

/** A fault of the sandbox. The sandbox itself knows what fits together. */
export const FAULT_SCHEMA = z.strictObject({
  call: text('The call that it hits, such as session or account.'),
  kind: text('What goes wrong, such as slow, busy or server-error.'),
  count: told(COUNT, 'How many calls it hits. All of them by default.'),
  ms: told(COUNT, 'With slow: the delay in milliseconds.'),
  retryAfter: text('With busy and too-many: the header, in quotes.'),
  probability: told({ type: 'number' }, 'The chance, from 0 to 1, that it hits a call.'),
  person: text('The id of the only person that it hits.'),
});
forEditors(FAULT_SCHEMA, { required: ['call', 'kind'] });

/** How the sandbox is set up for a scenario. */
export const SANDBOX_SCHEMA = z.strictObject({
  faults: field(z.array(VALUE, '"faults" must be a list.'), 'What goes wrong on purpose.', {
    type: 'array',
    items: ref('fault'),
  }),
  settings: field(z.custom<FileMap>(isMap, NO_MAP), 'As the handle /_gatehouse/settings takes them.', {
    type: 'object',
  }),
});

/** Where a login begins, for a file or for one of its scenarios. */
const PLACE = {
  brand: oneWord(BRANDS, 'The brand. With a site, it must be the brand of the site.'),
  region: oneWord(REGIONS, "One of the brand's regions."),
  platform: oneWord(PLATFORM_TYPES, 'The platform to choose.'),
  language: oneWord(LANGUAGES, 'The language of the page.'),
  'redirect uri': text('The partner address to return to.'),
  state: text('A text that is returned to the partner unchanged.'),
  timeout: field(
    readWith(TEXT, ({ text }) => {
      const duration = readDuration(text);
      return duration === null ? err(`"${text}" is not a time. Write it as in 5s or 500ms.`) : ok(duration);
    }),
    'How long each call may take, such as 5s.',
  ),
  tags: texts('Words to choose scenarios by, with --tags.'),
  codes: codes('Where codes come from. In the built-in sandbox: from its inbox.'),
};

const USED_AS = 'Texts that are used as $'.concat('{name}.');
const VARIABLES = named(VALUE, ref('variable'), USED_AS);
const CELL = { type: ['string', 'number', 'boolean'] };

/** A scenario. The reader says where a name or steps are missing. */
export const SCENARIO_SCHEMA = z.strictObject({
  name: field(TEXT, 'What it is about, in a few words.'),
  skip: field(TEXT, 'Why it is not run.'),
  ...PLACE,
  variables: VARIABLES,
  examples: told(
    { type: 'array', items: { type: 'object', additionalProperties: CELL } },
    'A table: the scenario is played once for each row, with its cells as variables.',
  ),
  retries: field(
    readWith(TEXT, ({ text }) =>
      /^(?:\d|10)$/.test(text) ? ok(Number(text)) : err('"retries" must be a whole number from 0 to 10.'),
    ),
    'How often to try again if it fails. 0 by default.',
    { type: 'integer', minimum: 0, maximum: 10 },
  ),
  sandbox: told(ref('sandbox'), 'How the built-in sandbox is set up for this scenario.'),
  steps: told(ref('steps'), 'What happens, step by step.'),
});
forEditors(SCENARIO_SCHEMA, { required: ['name', 'steps'] });

/** What a file says about all of its scenarios. */
export const SHARED_SCHEMA = z.object({
  site: field(TEXT, 'The address of a login page, or `sandbox` for the built-in platform.'),
  sites: named(TEXT, { type: 'string' }, 'The address of the login page of each brand, for --matrix.'),
  ...PLACE,
});

/** Whether a field of a file is about all of its scenarios. */
export const isShared = (key: string): boolean => Object.hasOwn(SHARED_SCHEMA.shape, key);

/** A scenario file. What it says about all of its scenarios is read when their variables are known. */
export const FILE_SCHEMA = z.strictObject({
  ...SHARED_SCHEMA.shape,
  include: texts('Files whose variables, people and blocks are used here.'),
  variables: VARIABLES,
  people: named(VALUE, ref('person'), 'Who can sign in, by a name of your choice.'),
  blocks: named(VALUE, ref('steps'), 'Lists of steps that scenarios share, with `do NAME`.'),
  scenarios: field(
    z.array(VALUE, '"scenarios" must be a list. Begin each scenario with a hyphen.'),
    'The scenarios, in their order.',
    { type: 'array', items: ref('scenario') },
  ),
});
