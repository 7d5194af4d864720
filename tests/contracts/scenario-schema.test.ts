import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// What editors get, applied by another library than the command's own reader.
const schema = JSON.parse(readFileSync('packages/cli-harness/schemas/scenario.schema.json', 'utf8'));
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
const isValid = (text: string) => validate(parse(text));

const guide = readFileSync('docs/guides/scenarios.md', 'utf8');
const examples = [...guide.matchAll(/```yaml\n([^`]*)```/g)].map(([, text = '']) => text);
const files = globSync('tests/scenarios/flow/*.yaml').map((path) => readFileSync(path, 'utf8'));

const withStep = (step: string) => `scenarios:\n  - name: x\n    steps:\n      - ${step}\n`;

describe('the schema of a scenario file', () => {
  it.each([...examples.filter((text) => text.includes('scenarios:')), ...files])(
    'accepts file %#',
    (text) => {
      isValid(text);
      expect(validate.errors).toBeNull();
    },
  );

  it.each([
    'sign in as anna with a wrong password',
    'enter code',
    'enter code: 000000',
    'press cancel',
    'expect: two-factor',
    'expect login within 6s',
    'change password to: { env: NEW }',
    'let the sandbox fail: { call: session, kind: slow, ms: 5 }',
  ])('accepts the step: %s', (step) => {
    expect(isValid(withStep(step))).toBe(true);
  });

  it.each([
    'sing in as anna',
    'enter code:',
    'sign in as: { usr: anna }',
    'press again: now',
    'sign in again now',
    'let the sandbox fail: { call: session, kind: slow, milliseconds: 5 }',
  ])('underlines the step: %s', (step) => {
    expect(isValid(withStep(step))).toBe(false);
  });

  it.each(['sit: sandbox', 'scenarios: [{ name: x }]', 'brand: kqq', 'people: { anna: { pasword: x } }'])(
    'underlines a mistake: %s',
    (text) => {
      expect(isValid(text)).toBe(false);
    },
  );
});
