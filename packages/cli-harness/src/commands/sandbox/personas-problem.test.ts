import { describe, expect, it } from 'vitest';
import { sandboxProblem } from './sandbox-problem.ts';

describe('a file of people that is wrong', () => {
  it('is shown mistake by mistake, each with its line and column, as a wrong use', () => {
    const problems = [
      { line: 3, column: 5, message: 'people.0.colour: is not known here' },
      { line: 4, column: 9, message: 'people.0.id: ann is there already' },
    ];
    expect(sandboxProblem({ kind: 'invalid-personas', path: '/my.yaml', problems })).toEqual({
      fault: 'usage',
      message: 'The file of people has 2 faults:',
      details: [
        '/my.yaml:3:5: people.0.colour: is not known here',
        '/my.yaml:4:9: people.0.id: ann is there already',
      ],
      next: expect.stringContaining('personas.schema.json'),
    });
  });

  it('is shown by its first mistakes, and by how many more there are', () => {
    const problems = Array.from({ length: 12 }, (_, at) => ({ line: at + 1, column: 1, message: 'x' }));
    const { message, details } = sandboxProblem({ kind: 'invalid-personas', path: 'p', problems });
    expect(message).toBe('The file of people has 12 faults:');
    expect(details).toHaveLength(6);
    expect(details?.at(-1)).toBe('… and 7 more.');
  });

  it('is named where it cannot be read', () => {
    const error = { kind: 'personas-unreadable', path: '/gone.yaml', reason: 'ENOENT' } as const;
    expect(sandboxProblem(error)).toMatchObject({
      fault: 'usage',
      message: expect.stringContaining('/gone.yaml'),
    });
  });
});
