import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import type { Fields } from './read-node.ts';
import { SECRET_FIELDS } from './secret-value.ts';

const USED_AS = 'Texts that are used as $'.concat('{name}.');
const TEXT = { type: 'string' } as const;
const TEXTS = { anyOf: [TEXT, { type: 'array', items: TEXT }] } as const;
const DIGITS = { type: ['string', 'number'] } as const;
/** A word of a list, or a variable. */
const wordOf = (words: readonly string[]) => ({
  anyOf: [{ enum: words }, { type: 'string', pattern: '\\$\\{' }],
});
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const mapOf = (items: object) => ({ type: 'object', additionalProperties: items });

/** Where a login begins, for a file or for one of its scenarios. */
export const PLACE_FIELDS = {
  brand: { about: 'The brand. With a site, it must be the brand of the site.', schema: wordOf(BRANDS) },
  region: { about: "One of the brand's regions.", schema: wordOf(REGIONS) },
  platform: { about: 'The platform to choose.', schema: wordOf(PLATFORM_TYPES) },
  language: { about: 'The language of the page.', schema: wordOf(LANGUAGES) },
  'redirect uri': { about: 'The partner address to return to.', schema: TEXT },
  state: { about: 'A text that is returned to the partner unchanged.', schema: TEXT },
  timeout: { about: 'How long each call may take, such as 5s.', schema: TEXT },
  tags: { about: 'Words to choose scenarios by, with --tags.', schema: TEXTS },
  codes: { about: 'Where codes come from. In the built-in sandbox: from its inbox.', schema: ref('codes') },
} as const satisfies Fields;

/** The fields of a file. */
export const FILE_FIELDS = {
  site: { about: 'The address of a login page, or `sandbox` for the built-in platform.', schema: TEXT },
  sites: { about: 'The address of the login page of each brand, for --matrix.', schema: mapOf(TEXT) },
  include: { about: 'Files whose variables, people and blocks are used here.', schema: TEXTS },
  variables: { about: USED_AS, schema: mapOf(ref('variable')) },
  people: { about: 'Who can sign in, by a name of your choice.', schema: mapOf(ref('person')) },
  blocks: { about: 'Lists of steps that scenarios share, with `do NAME`.', schema: mapOf(ref('steps')) },
  ...PLACE_FIELDS,
  scenarios: { about: 'The scenarios, in their order.', schema: { type: 'array', items: ref('scenario') } },
} as const satisfies Fields;

/** The fields of a scenario. */
export const SCENARIO_FIELDS = {
  name: { about: 'What it is about, in a few words.', schema: TEXT },
  skip: { about: 'Why it is not run.', schema: TEXT },
  ...PLACE_FIELDS,
  variables: { about: USED_AS, schema: mapOf(ref('variable')) },
  examples: {
    about: 'A table: the scenario is played once for each row, with its cells as variables.',
    schema: { type: 'array', items: mapOf({ type: ['string', 'number', 'boolean'] }) },
  },
  retries: {
    about: 'How often to try again if it fails. 0 by default.',
    schema: { type: 'integer', minimum: 0, maximum: 10 },
  },
  sandbox: { about: 'How the built-in sandbox is set up for this scenario.', schema: ref('sandbox') },
  steps: { about: 'What happens, step by step.', schema: ref('steps') },
} as const satisfies Fields;

/** The fields of a person. */
export const PERSON_FIELDS = {
  user: { about: 'The user name.', schema: DIGITS },
  'country code': { about: 'With `phone`: the country code, such as 86.', schema: DIGITS },
  phone: { about: 'The phone number, instead of a user name.', schema: DIGITS },
  password: { about: 'Where the password comes from.', schema: ref('secret') },
  codes: { about: 'Where the codes of this person come from.', schema: ref('codes') },
} as const satisfies Fields;

/** The fields of a hook for codes. */
export const CODES_FIELDS = {
  env: SECRET_FIELDS.env,
  command: { about: 'The shell command that prints the code.', schema: TEXT },
  url: { about: 'An address that is read until it answers with a new code.', schema: TEXT },
} as const satisfies Fields;

/** The fields of the sandbox's set-up. */
export const SANDBOX_FIELDS = {
  faults: { about: 'What goes wrong on purpose.', schema: { type: 'array', items: ref('fault') } },
  settings: { about: 'As the handle /_gatehouse/settings takes them.', schema: { type: 'object' } },
} as const satisfies Fields;

/** The sources of a variable that is not a text. */
export const VARIABLE_FIELDS = {
  ...SECRET_FIELDS,
  default: { about: 'With env: the text if the variable is not set.', schema: TEXT },
} as const satisfies Fields;
