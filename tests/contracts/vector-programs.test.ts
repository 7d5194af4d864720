import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPath } from '../../scripts/lib/in-path.ts';
import { installPackages } from '../../scripts/lib/install-packages.ts';
import { RULES } from './vector-rules.ts';

const VECTORS = fileURLToPath(new URL('../../packages/core/vectors', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string): { readonly cases: readonly unknown[] } =>
  JSON.parse(readFileSync(join(VECTORS, name), 'utf8'));
const files = readdirSync(VECTORS).filter((name) => /^[a-z-]+\.json$/.test(name));

describe('the files of vectors', () => {
  it('are these', () => {
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

/** The programs for backends: what runs them on a folder of vectors. */
const PROGRAMS: readonly (readonly [language: string, ...command: string[]])[] = [
  ['python', 'python3', join(VECTORS, 'python', 'check.py')],
  ['java', 'java', '-cp', folder, 'Check'],
];

beforeAll(async () => {
  const isInstalled = () => inPath('javac') !== undefined && inPath('python3') !== undefined;
  expect(await installPackages(['openjdk-17-jdk-headless', 'python3'], isInstalled)).toBe('');
  execFileSync('javac', ['-encoding', 'UTF-8', '-d', folder, ...globSync(join(VECTORS, 'java', '*.java'))]);
}, 180_000);

describe.each(PROGRAMS)('the program in %s for backends', (language, command, ...args) => {
  const run = (vectors: string, ...rules: string[]): { status: number | null; said: string } => {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    const { status, stdout } = spawnSync(command as string, [...args, vectors, ...rules], {
      encoding: 'utf8',
      env,
    });
    return { status, said: stdout };
  };

  /** Runs it on a copy of the vectors in which a file was changed, or removed. */
  const runWith = (name: string, change: (text: string) => string | null) => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    cpSync(VECTORS, copy, { recursive: true });
    const text = change(readFileSync(join(copy, name), 'utf8'));
    if (text === null) rmSync(join(copy, name));
    else writeFileSync(join(copy, name), text);
    return run(copy, basename(name, '.json'));
  };

  it('agrees with every case', () => {
    const { status, said } = run(VECTORS);
    for (const name of files) {
      const count = read(name).cases.length;
      expect(said).toContain(`${name}: ${count} of ${count} cases agree\n`);
    }
    expect(status).toBe(0);
  });

  it('has files of at most 80 lines, none of which is core’s', () => {
    const lines = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');
    const ours = new Set(
      globSync(join(VECTORS, '../src/**/*.ts'))
        .flatMap(lines)
        .map((line) => line.trim()),
    );
    for (const file of globSync(join(VECTORS, language as string, '*.{py,java}'))) {
      expect(lines(file).length, file).toBeLessThanOrEqual(80);
      expect(lines(file).filter((line) => line.trim().length > 12 && ours.has(line.trim()))).toEqual([]);
    }
  });

  it('says where a backend disagrees, and why', () => {
    const { status, said } = runWith('lang.json', (text) =>
      text.replace('"input":"fr","expected":"en"', '"input":"fr","expected":"de"'),
    );
    expect(said).toMatch(/^lang\.json:\d+: '?fr'?: expected '?de'?, got '?en'? \(spec 1/m);
    const line = Number(/lang\.json:(\d+)/.exec(said)?.[1]);
    expect(readFileSync(join(VECTORS, 'lang.json'), 'utf8').split('\n')[line - 1]).toContain('"fr"');
    expect(status).toBe(1);
  });

  it.each([
    [
      'of another version',
      (text: string) => text.replace('"version": 1', '"version": 2'),
      3,
      'reads version 1',
    ],
    ['that breaks off', (text: string) => text.slice(0, text.indexOf('\n', 900) + 12), null, 'no whole JSON'],
    ['with broken JSON', (text: string) => text.replace('"expected"', 'expected'), 6, 'no whole JSON'],
    ['that is missing', () => null, null, 'Copy the whole folder'],
    ['without cases', () => '{"version": 1}', 5, 'no list of cases'],
    ['with half a case', (text: string) => text.replace('"reason"', '"raison"'), 6, 'no case with input'],
    ['that is a list', () => '[]', 3, 'reads version 1'],
  ])('refuses a file %s, with its line', (_what, change, line, reason) => {
    const { status, said } = runWith('digits.json', change);
    expect(said).toContain(reason);
    expect(said).toMatch(line === null ? /digits\.json:/ : new RegExp(`digits\\.json:${line}: `));
    expect(status).toBe(2);
  });

  it('refuses a rule that nobody knows', () => {
    const { status, said } = run(VECTORS, 'pasword');
    expect(said).toContain('There is no rule pasword. The rules are ');
    expect(status).toBe(2);
  });
});
