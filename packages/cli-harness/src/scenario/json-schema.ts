import { CODES_SCHEMA, PERSON_SCHEMA, SECRET_SCHEMA, VARIABLE_OR_SOURCE } from './person.schema.ts';
import { PHRASES } from './phrases.ts';
import { jsonSchemaOf } from './read-as.schema.ts';
import { FAULT_SCHEMA, FILE_SCHEMA, SANDBOX_SCHEMA, SCENARIO_SCHEMA } from './scenario-file.schema.ts';
import type { Phrase } from './sentence.ts';

const DEFINITIONS = {
  scenario: SCENARIO_SCHEMA,
  person: PERSON_SCHEMA,
  secret: SECRET_SCHEMA,
  codes: CODES_SCHEMA,
  variable: VARIABLE_OR_SOURCE,
  sandbox: SANDBOX_SCHEMA,
  fault: FAULT_SCHEMA,
};

/** The JSON Schema of a scenario file, for editors. It is made from the tables that the reader uses. */
export const scenarioJsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenarios of gatehouse run',
  ...jsonSchemaOf(FILE_SCHEMA),
  $defs: {
    ...Object.fromEntries(Object.entries(DEFINITIONS).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
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
function sentencesOf(name: string, { about, rest, words = [], examples = [] }: Phrase): readonly object[] {
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
  const value = fields === undefined ? text : { anyOf: [text, jsonSchemaOf(fields)] };
  return [[name, { description: about, ...value }]];
}
