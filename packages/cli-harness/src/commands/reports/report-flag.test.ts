import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPaths, readReportFlag } from './report-flag.ts';

const cwd = mkdtempSync(join(tmpdir(), 'gatehouse-report-flag-'));
mkdirSync(join(cwd, 'folder'));
writeFileSync(join(cwd, 'file'), '');
afterAll(() => rmSync(cwd, { recursive: true }));

describe('--report', () => {
  it('names formats and paths', () => {
    expect(readReportFlag('junit=out.xml,html=a=b.html,json=-', false)._unsafeUnwrap()).toEqual([
      { format: 'junit', path: 'out.xml' },
      { format: 'html', path: 'a=b.html' },
      { format: 'json', path: '-' },
    ]);
    expect(readReportFlag(undefined, true)._unsafeUnwrap()).toEqual([]);
  });

  it.each([
    ['jnit=x', 'There is no report format "jnit". Did you mean junit?'],
    ['', 'There is no report format ""'],
    ['out.xml', 'There is no report format "out.xml"'],
    ['html', 'The report html has no path.'],
    ['html=', 'The report html has no path. If it is a variable, the variable is empty.'],
    ['html=a,json=a', 'Two reports have the path a'],
    ['html=-,json=-', 'Two reports have the path -'],
  ])('%j is a mistake', (value, message) => {
    expect(readReportFlag(value, false)._unsafeUnwrapErr().problem.message).toContain(message);
  });

  it('leaves standard output to --json', () => {
    expect(readReportFlag('html=-', true)._unsafeUnwrapErr().problem.message).toContain(
      'standard output has a report already',
    );
  });

  it('creates folders, and leaves standard output alone', async () => {
    const wanted = [
      { format: 'html', path: 'new/deep/out.html' },
      { format: 'json', path: '-' },
    ] as const;
    expect(await checkPaths(wanted, { cwd })).toBeNull();
  });

  it.each([
    ['folder', 'it is a folder'],
    ['file/out.html', 'a part of the path is not a folder'],
  ])('a report cannot be written to %s', async (path, reason) => {
    const problem = await checkPaths([{ format: 'html', path }], { cwd });
    expect(problem?.problem.message).toBe(`The report html cannot be written to ${path}: ${reason}.`);
  });
});
