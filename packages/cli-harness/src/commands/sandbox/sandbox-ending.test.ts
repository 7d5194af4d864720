import { describe, expect, it } from 'vitest';
import { sandboxEnding } from './sandbox-ending.ts';

describe('a personas file that is wrong', () => {
  it('is a usage error that names every fault with its line and column', () => {
    const problems = [
      { line: 3, column: 5, message: 'people.0.colour: is not known here' },
      { line: 4, column: 9, message: 'people.0.id: ann is there already' },
    ];
    expect(sandboxEnding({ kind: 'invalid-personas', path: '/my.yaml', problems })).toEqual({
      outcome: 'usage',
      problem: {
        kind: 'invalid-personas',
        retryable: false,
        message: 'The personas file has 2 faults:',
        details: [
          '/my.yaml:3:5: people.0.colour: is not known here',
          '/my.yaml:4:9: people.0.id: ann is there already',
        ],
        next: expect.stringContaining('personas.schema.json'),
      },
    });
  });

  it('shows its first faults, and how many more there are', () => {
    const problems = Array.from({ length: 12 }, (_, at) => ({ line: at + 1, column: 1, message: 'x' }));
    const { problem } = sandboxEnding({ kind: 'invalid-personas', path: 'p', problems });
    expect(problem?.message).toBe('The personas file has 12 faults:');
    expect(problem?.details).toHaveLength(6);
    expect(problem?.details?.at(-1)).toBe('… and 7 more.');
  });

  it('is named if it cannot be read', () => {
    const error = { kind: 'personas-unreadable', path: '/gone.yaml', reason: 'ENOENT' } as const;
    expect(sandboxEnding(error)).toMatchObject({
      outcome: 'usage',
      problem: { message: 'The file /gone.yaml cannot be read.' },
    });
  });
});

describe('a port that is taken', () => {
  it('is a fault of the environment that may pass', () => {
    expect(sandboxEnding({ kind: 'port-in-use', port: 4300 })).toMatchObject({
      outcome: 'environment-fault',
      problem: { kind: 'port-in-use', retryable: true, message: 'Port 4300 is in use.' },
    });
  });
});
