import { type DomainError, ERROR_TABLE } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { OUTCOMES, outcomeOf } from './outcome.ts';

describe('outcomes', () => {
  it.each(Object.keys(ERROR_TABLE))('end with the exit code that the error table gives to %s', (kind) => {
    const outcome = outcomeOf({ kind } as DomainError);
    expect(OUTCOMES[outcome].exitCode).toBe(ERROR_TABLE[kind as keyof typeof ERROR_TABLE].exitCode);
  });

  it('have 0 for a sign-in alone', () => {
    const zero = Object.entries(OUTCOMES).filter(([, { exitCode }]) => exitCode === 0);
    expect(zero.map(([outcome]) => outcome)).toEqual(['signed-in']);
  });
});
