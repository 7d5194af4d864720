import { describe, expect, it } from 'vitest';
import { ERROR_TABLE } from './error-table.ts';

describe('the error table', () => {
  it.each([
    ['session-refused', 4010, false],
    ['session-expired', 4011, true],
    ['cookies-blocked', null, true],
    ['token-missing', null, false],
    ['code-not-sent', null, true],
    ['code-refused', 4002, true],
    ['account-suspended', 4020, false],
    ['password-not-changed', null, true],
    ['unreachable', null, true],
    ['timed-out', null, true],
    ['offline', null, true],
    ['malformed-answer', null, true],
    ['too-many-attempts', 5002, true],
    ['service-busy', null, true],
    ['invalid-redirect-uri', null, false],
    ['configuration-fault', null, true],
    ['cancelled', null, true],
  ] as const)('gives %s the code %s; retryable: %s', (kind, code, retryable) => {
    expect(ERROR_TABLE[kind]).toEqual({ code, retryable });
  });

  it('has no row beyond those', () => {
    expect(Object.keys(ERROR_TABLE)).toHaveLength(17);
  });
});
