import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { examplesOf, readDocstrings, readPages } from '../../architecture/documents.ts';
import { runExamples, typeProblems } from './examples.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const programs = [...readPages(root), ...readDocstrings(root)].flatMap(examplesOf);
const examples = programs.filter(({ prints }) => prints.length > 0);
const printed = runExamples(root, programs);

describe('the examples of the documentation', () => {
  it.each(examples.map((example, at) => [example.path, at] as const))(
    'print what %s says (%i)',
    async (_path, at) => {
      expect((await printed)[at]).toEqual(examples[at]?.prints);
    },
    // The first one waits for all.
    120_000,
  );

  it('compile', { timeout: 120_000 }, async () => {
    expect(programs.length).toBeGreaterThan(examples.length);
    expect(await typeProblems(root, programs)).toEqual([]);
  });
});
