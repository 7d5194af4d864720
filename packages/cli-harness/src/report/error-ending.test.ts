import { ERROR_TABLE } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { ERROR_ENDINGS } from './error-ending.ts';
import { OUTCOMES } from './outcome.ts';

describe('the ending of an error', () => {
  it.each([
    ['session-refused', 1],
    ['session-expired', 3],
    ['cookies-blocked', 3],
    ['token-missing', 3],
    ['code-not-sent', 1],
    ['code-refused', 1],
    ['account-suspended', 1],
    ['password-not-changed', 1],
    ['unreachable', 3],
    ['timed-out', 3],
    ['offline', 3],
    ['malformed-answer', 3],
    ['too-many-attempts', 3],
    ['service-busy', 3],
    ['invalid-redirect-uri', 1],
    ['configuration-fault', 2],
    ['cancelled', 130],
  ] as const)('for %s has the exit code %i (functional spec, exit codes)', (kind, exitCode) => {
    expect(OUTCOMES[ERROR_ENDINGS[kind].outcome].exitCode).toBe(exitCode);
  });

  it('is there for every kind of the core', () => {
    expect(Object.keys(ERROR_ENDINGS)).toEqual(Object.keys(ERROR_TABLE));
  });

  it.each(Object.entries(ERROR_ENDINGS))('for %s says what to do, in sentences', (_kind, { next }) => {
    expect(next).toMatch(/^[A-Z].*\.$/);
  });
});

describe('outcomes', () => {
  it('have the exit code 0 for a sign-in, a check that passed, and prices as long as was asked for', () => {
    const zero = Object.entries(OUTCOMES).filter(([, { exitCode }]) => exitCode === 0);
    expect(zero.map(([outcome]) => outcome)).toEqual(['signed-in', 'passed', 'streamed']);
  });
});
