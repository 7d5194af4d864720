import { describe, expect, it } from 'vitest';
import { aRunReport } from '../../testing/a-run-report.ts';
import { parseReport } from './merge-files.ts';

describe('a JSON report', () => {
  it('is read as it was written', () => {
    expect(parseReport(JSON.stringify(aRunReport()))._unsafeUnwrap()).toEqual(aRunReport());
  });

  it.each([
    ['{"format":1,', 'is not JSON. Was it written to its end?'],
    ['null', 'is not the report of a run.'],
    ['{"format":1,"outcome":"signed-in"}', 'is not the report of a run.'],
    ['{"format":2,"kind":"run"}', 'has the format 2, and this version reads format 1.'],
    [JSON.stringify(aRunReport([], { ms: -1 })), 'has a mistake at ms. Was it made by another version?'],
  ])('that is broken is refused: %j', (text, problem) => {
    expect(parseReport(text)._unsafeUnwrapErr()).toBe(problem);
  });
});
