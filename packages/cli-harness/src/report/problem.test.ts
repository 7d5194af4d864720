import type { DomainError } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';
import { ours, writeOut } from './sentence.ts';

describe('the problem of an error', () => {
  it.each<[DomainError, object]>([
    [
      { kind: 'session-refused', code: 4010 },
      { code: 4010, retryable: false },
    ],
    [{ kind: 'session-refused' }, { retryable: false }],
    [
      { kind: 'too-many-attempts', seconds: 30 },
      { status: 429, seconds: 30, retryable: true },
    ],
    [
      { kind: 'service-busy', seconds: 5 },
      { status: 503, seconds: 5, retryable: true },
    ],
    [
      { kind: 'unreachable', status: 500 },
      { status: 500, retryable: true },
    ],
    [{ kind: 'unreachable' }, { retryable: true }],
    [{ kind: 'invalid-redirect-uri' }, { retryable: false }],
  ])('of %j has the figures %j', (error, figures) => {
    const { kind, message: _message, next: _next, ...rest } = problemOf(error);
    expect(kind).toBe(error.kind);
    expect(rest).toEqual(figures);
  });

  it('names the field of a configuration', () => {
    const { message } = problemOf({
      kind: 'configuration-fault',
      file: 'configs/config.json',
      field: 'urls.sso',
      problem: 'must be a text',
    });
    expect(writeOut(message, (text) => text)).toBe('configs/config.json: urls.sso must be a text.');
  });

  it('has the advice that is given, else the general one', () => {
    expect(problemOf({ kind: 'timed-out' }, ours('Wait.')).next).toEqual(ours('Wait.'));
    expect(writeOut(problemOf({ kind: 'timed-out' }).next, (text) => text)).toMatch(/^Try again\./);
  });
});
