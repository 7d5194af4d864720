import { describe, expect, it } from 'vitest';
import { ERROR_TABLE } from './error-table.ts';

const ROWS = Object.entries(ERROR_TABLE);

describe('the error table', () => {
  it.each([
    ['session-refused', 1, false],
    ['session-expired', 3, true],
    ['cookies-blocked', 3, true],
    ['code-not-sent', 3, true],
    ['code-refused', 1, true],
    ['account-suspended', 1, false],
    ['password-not-changed', 1, true],
    ['unreachable', 3, true],
    ['timed-out', 3, true],
    ['offline', 3, true],
    ['malformed-answer', 3, true],
    ['too-many-attempts', 3, true],
    ['service-busy', 3, true],
    ['invalid-redirect-uri', 1, false],
    ['configuration-fault', 2, true],
    ['cancelled', 130, true],
  ] as const)(
    'ends the command on %s with %d (docs/unknowns.md, exit codes)',
    (kind, exitCode, retryable) => {
      expect(ERROR_TABLE[kind]).toMatchObject({ exitCode, retryable });
    },
  );

  it('has no row beyond those', () => {
    expect(ROWS).toHaveLength(16);
  });

  it.each(ROWS)('gives %s a next step in words', (_kind, row) => {
    expect(row.next).toMatch(/^[A-Z].*\.$/);
  });
});
