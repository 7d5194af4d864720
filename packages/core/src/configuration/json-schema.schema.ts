import * as z from 'zod/mini';
import { BRANDS } from '../brand/brand.ts';
import { ABOUT_KEYS } from './about-keys.ts';
import { configuration } from './configuration.schema.ts';
import { KEYS_WITHOUT_EFFECT, pathOf } from './unknown-keys.schema.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const TEXT: Schema = { type: 'string' };

const REDIRECT_URI: Schema = {
  type: 'object',
  properties: { uri: TEXT, allowQuery: { type: 'boolean', default: false } },
  required: ['uri'],
  additionalProperties: false,
};

// Schemas that zod cannot derive: lists that are read entry by entry, and brands that a team may add to.
const BY_HAND: Readonly<Record<string, Schema>> = {
  brand: { anyOf: [{ enum: [...BRANDS] }, TEXT] },
  brandsWithForgotPasswordFrame: { type: 'array', items: TEXT },
  redirectUris: { type: 'array', items: { anyOf: [TEXT, REDIRECT_URI] } },
};

/**
 * The JSON Schema of a configuration file, for editors. It is made from the schema that
 * `parseConfiguration` uses, so both know the same keys.
 */
export function configurationJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(configuration, { io: 'output', unrepresentable: 'any' });
  const title = 'Configuration of a Gatehouse login page';
  return { $schema, title, ...describe(schema, ''), required: ['brand', 'urls'] };
}

/**
 * Adds the description of each key. Leaves out `required`: after parsing every key is there, but few of them are
 * in the file.
 */
function describe({ required: _required, propertyNames: _names, ...schema }: Schema, place: string): Schema {
  const description = ABOUT_KEYS[place];
  const described = { ...(description === undefined ? {} : { description }), ...schema, ...BY_HAND[place] };
  if (schema.properties === undefined) return described;
  const keys = [...Object.keys(schema.properties), ...(KEYS_WITHOUT_EFFECT[place] ?? [])];
  const properties = keys.map((key) => [key, describe(propertyOf(schema, key), pathOf(place, key))] as const);
  return { ...described, properties: Object.fromEntries(properties) };
}

function propertyOf({ properties }: Schema, key: string): Schema {
  const property = properties?.[key];
  return typeof property === 'object' ? property : {};
}
