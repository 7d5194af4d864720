import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { announcement, testsNamed, wordsOf } from '../../../scripts/lib/named-tests.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`${root}scripts/${script}.ts`, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );

describe('npm run check -- FILE', () => {
  it('runs the tests that are named and nothing else', async () => {
    const { code, stdout } = await run('check', 'packages/core/src/digits/ascii-digits.test.ts');
    expect(stdout).toMatch(
      /^Runs 1 test file without a build: packages\/core\/src\/digits\/ascii-digits\.test\.ts\.\n/,
    );
    expect({ code, checks: stdout.match(/^(ok|FAILED) .*?(?= \()/gm) }).toEqual({
      code: 0,
      checks: ['ok     vitest'],
    });
    expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  });

  it('says that no test has this name, or that it needs a build', async () => {
    expect(await run('check', 'no-such-file')).toMatchObject({
      code: 2,
      stderr: 'No test has no-such-file in its path.\n',
    });
    expect(await run('check', 'tests/e2e/keyboard')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"npm test -- FILE"'),
    });
  });
});

describe('npm test -- FILE', () => {
  it('says that no test has this name, before it builds anything', async () => {
    expect(await run('test', 'no-such-file')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('tests are named', () => {
  it('by a part of their path, as it is written anywhere', () => {
    const path = 'packages/core/src/digits/ascii-digits.test.ts';
    expect(wordsOf([`${root}${path}`, `./${path}`, '--full'])).toEqual([path, path]);
    expect(testsNamed([path])).toEqual({ sources: [path], built: [] });
    expect(testsNamed(['digits/']).sources.length).toBeGreaterThan(1);
  });

  it('in one line, the first of many', () => {
    const files = Array.from({ length: 10 }, (_, at) => `${at}.test.ts`);
    expect(announcement(files, 'after a build')).toBe(
      `Runs 10 test files after a build: ${files.slice(0, 8).join(', ')}, and 2 more.\n`,
    );
  });

  it('and told apart by what they need', () => {
    expect(testsNamed(['packages/weight.test', 'e2e/keyboard.test'])).toEqual({
      sources: [],
      built: ['tests/e2e/keyboard.test.ts', 'tests/packages/weight.test.ts'],
    });
  });
});
