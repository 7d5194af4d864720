import {
  CODES_FIELDS,
  FILE_FIELDS,
  PERSON_FIELDS,
  SANDBOX_FIELDS,
  SCENARIO_FIELDS,
  VARIABLE_FIELDS,
} from './fields.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import type { Fields } from './read-node.ts';
import { SECRET_FIELDS } from './secret-value.ts';

const object = (fields: Fields, more: object = {}): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { about, schema }]) => [name, { description: about, ...schema }]),
  ),
  additionalProperties: false,
  ...more,
});

/** The JSON Schema of a scenario file, for editors. It is made from the tables that the reader uses. */
export const scenarioJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of gatehouse run',
  ...object(FILE_FIELDS),
  $defs: {
    scenario: object(SCENARIO_FIELDS, { required: ['name', 'steps'] }),
    person: object(PERSON_FIELDS),
    secret: { anyOf: [{ type: 'string' }, object(SECRET_FIELDS, { minProperties: 1, maxProperties: 1 })] },
    codes: { anyOf: [{ const: 'inbox' }, object(CODES_FIELDS, { minProperties: 1, maxProperties: 1 })] },
    variable: { anyOf: [{ type: ['string', 'number', 'boolean'] }, object(VARIABLE_FIELDS)] },
    sandbox: object(SANDBOX_FIELDS),
    fault: object(PHRASES['let the sandbox fail'].fields, { required: ['call', 'kind'] }),
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
  const value = fields === undefined ? text : { anyOf: [text, object(fields)] };
  return [[name, { description: about, ...value }]];
}
