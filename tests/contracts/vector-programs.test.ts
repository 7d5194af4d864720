import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { RULES } from './vector-rules.ts';

const VECTORS = fileURLToPath(new URL('../../packages/core/vectors', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Vectors {
  readonly cases: readonly { readonly input: never; readonly expected: unknown; readonly reason: string }[];
}
const read = (name: string): Vectors => JSON.parse(readFileSync(join(VECTORS, name), 'utf8')) as Vectors;
const files = readdirSync(VECTORS).filter((name) => /^[a-z-]+\.json$/.test(name));

describe('the vectors', () => {
  it('are these, and each has its schema', () => {
    expect(files.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(files)('%s fits its schema', (name) => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    const schema = JSON.parse(readFileSync(join(VECTORS, name.replace('.json', '.schema.json')), 'utf8'));
    ajv.validate(schema, read(name));
    expect(ajv.errors).toBe(null);
    expect(ajv.validate(schema, { ...read(name), version: 2 }), 'another version').toBe(false);
  });
});

/** Runs the program for backends on a copy in which a file was changed. */
function checkWith(
  name: string,
  change: (text: string) => string | null,
): { status: number | null; said: string } {
  const copy = join(folder, `${name}-${Math.random()}`);
  cpSync(VECTORS, copy, { recursive: true });
  const file = join(copy, name);
  const text = change(readFileSync(file, 'utf8'));
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
  const { status, stdout } = spawnSync('python3', [join(copy, 'check.py')], { encoding: 'utf8' });
  return { status, said: stdout };
}

describe('the program in Python for backends', () => {
  it('agrees with every case, in at most 80 lines of its own', () => {
    const said = execFileSync('python3', [join(VECTORS, 'check.py')], { encoding: 'utf8' });
    for (const rule of Object.keys(RULES))
      expect(said).toContain(`${rule}.json: ${read(`${rule}.json`).cases.length} cases\n`);
    expect(readFileSync(join(VECTORS, 'check.py'), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(80);
  });

  it('says where a backend disagrees, and why', () => {
    const { status, said } = checkWith('lang.json', (text) =>
      text.replace('"input":"fr","expected":"en"', '"input":"fr","expected":"de"'),
    );
    expect(said).toContain("lang.json: 'fr': expected 'de', got 'en' (spec 1");
    expect(status).toBe(1);
  });

  it.each([
    ['of another version', (text: string) => text.replace('"version": 1', '"version": 2'), 'reads version 1'],
    ['that breaks off', (text: string) => text.slice(0, 900), 'line '],
    ['that is missing', () => null, 'No such file'],
    ['without cases', () => '{"version": 1}', "KeyError('cases')"],
  ])('refuses a file %s', (_what, change, reason) => {
    const { status, said } = checkWith('digits.json', change);
    expect(said).toContain('digits.json: cannot be used: ');
    expect(said).toContain(reason);
    expect(status).toBe(2);
  });
});
