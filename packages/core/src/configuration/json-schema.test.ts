import { describe, expect, it } from 'vitest';
import { ABOUT_KEYS } from './about-keys.ts';
import { configurationJsonSchema } from './json-schema.schema.ts';
import { unknownKeys } from './unknown-keys.schema.ts';

interface Schema {
  readonly description?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const schema: Schema = configurationJsonSchema();

const pathsOf = ({ properties = {} }: Schema, place = ''): string[] =>
  Object.entries(properties).flatMap(([key, property]) => [
    `${place}${key}`,
    ...pathsOf(property, `${place}${key}.`),
  ]);
const fileWith = (path: string): unknown =>
  path.split('.').reduceRight<unknown>((rest, key) => ({ [key]: rest }), 1);
const at = (path: string): Schema =>
  path.split('.').reduce<Schema>((found, key) => found.properties?.[key] ?? {}, schema);

describe('the JSON Schema of a configuration', () => {
  it('says of every key what it does, and of no other', () => {
    expect(Object.keys(ABOUT_KEYS).toSorted()).toEqual(pathsOf(schema).toSorted());
    for (const path of pathsOf(schema)) expect(at(path).description, path).toBe(ABOUT_KEYS[path]);
  });

  it.each(pathsOf(schema))('has the key %s, which is not unknown', (path) => {
    expect(unknownKeys(fileWith(path))).toEqual([]);
  });

  it('refuses other keys wherever they would be unknown', () => {
    const objects = ['', ...pathsOf(schema).filter((path) => at(path).properties !== undefined)];
    for (const path of objects) {
      const nothing = path === '' ? { nonsense: 1 } : fileWith(`${path}.nonsense`);
      expect(unknownKeys(nothing)).toHaveLength(1);
      expect((path === '' ? schema : at(path)).additionalProperties).toBe(false);
    }
  });

  it('asks for nothing but what no configuration can do without', () => {
    expect(JSON.stringify(schema).match(/"required":\[[^\]]*\]/g)).toEqual([
      '"required":["uri"]',
      '"required":["brand","urls"]',
    ]);
  });
});
