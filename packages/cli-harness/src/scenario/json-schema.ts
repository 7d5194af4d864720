import {
  CODES_FIELDS,
  FILE_FIELDS,
  PERSON_FIELDS,
  SANDBOX_FIELDS,
  SCENARIO_FIELDS,
  VARIABLE_FIELDS,
} from './fields.ts';
import { objectSchema } from './object-schema.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import { SECRET_FIELDS } from './secret-value.ts';

/** The JSON Schema of a scenario file, for editors. It is made from the tables that the reader uses. */
export const scenarioJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of gatehouse run',
  ...objectSchema(FILE_FIELDS),
  $defs: {
    scenario: objectSchema(SCENARIO_FIELDS, { required: ['name', 'steps'] }),
    person: objectSchema(PERSON_FIELDS),
    secret: {
      anyOf: [{ type: 'string' }, objectSchema(SECRET_FIELDS, { minProperties: 1, maxProperties: 1 })],
    },
    codes: {
      anyOf: [{ const: 'inbox' }, objectSchema(CODES_FIELDS, { minProperties: 1, maxProperties: 1 })],
    },
    variable: { anyOf: [{ type: ['string', 'number', 'boolean'] }, objectSchema(VARIABLE_FIELDS)] },
    sandbox: objectSchema(SANDBOX_FIELDS),
    fault: objectSchema(PHRASES['let the sandbox fail'].fields, { required: ['call', 'kind'] }),
    steps: { type: 'array', items: { $ref: '#/$defs/step' } },
    step: { anyOf: [{ $ref: '#/$defs/sentence' }, { $ref: '#/$defs/step-with-value' }] },
    sentence: { anyOf: Object.entries(PHRASES).flatMap(([name, phrase]) => sentencesOf(name, phrase)) },
    'step-with-value': {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(PHRASES).flatMap(([name, phrase]) => valuesFor(name, phrase)),
      ),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  },
});

/** What an editor offers for a sentence, and what it accepts besides. */
function sentencesOf(name: string, { about, rest, words = [], examples }: Phrase): readonly object[] {
  const fixed = [...(rest === 'required' ? [] : [name]), ...words.map((word) => `${name} ${word}`)];
  const offered = fixed.length === 0 ? [] : [{ description: about, enum: fixed }];
  if (rest === 'none') return offered;
  return [...offered, { description: about, type: 'string', pattern: `^${name} \\S`, examples }];
}

function valuesFor(
  name: string,
  { about, rest, fields, words }: Phrase,
): readonly (readonly [string, object])[] {
  if (rest === 'none') return [];
  const text = { type: ['string', 'number'], ...(words === undefined ? {} : { examples: words }) };
  const value = fields === undefined ? text : { anyOf: [text, objectSchema(fields)] };
  return [[name, { description: about, ...value }]];
}
