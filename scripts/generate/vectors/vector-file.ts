/** A case of a rule: what goes in, what must come out, and the sentence that says so. */
export interface Case {
  readonly input: unknown;
  readonly expected: unknown;
  readonly reason: string;
}

/** The cases of one rule, with the JSON Schemas of their inputs and expected values. */
export interface VectorFile {
  readonly rule: string;
  readonly cases: readonly Case[];
  readonly input: object;
  readonly expected: object;
}

export const TEXT = { type: 'string' };
export const FLAG = { type: 'boolean' };
export const NUMBER = { type: 'number' };
export const ABSENT = { type: 'null' };
export const oneOf = (...schemas: readonly object[]): object => ({ anyOf: schemas });
export const listOf = (items: object): object => ({ type: 'array', items });
/** An object with exactly these keys, of which the optional ones may be missing. */
export const record = (
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
): object => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});
