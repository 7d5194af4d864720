import type { DomainError } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { writeOut } from '../report/sentence.ts';
import { adviceFor } from './failure.ts';

const WHERE = { origin: 'https://login.test.example' };
const advise = (error: DomainError, where: Partial<Parameters<typeof adviceFor>[1]> = {}) => {
  const advice = adviceFor(error, { ...WHERE, ...where });
  return advice && writeOut(advice, (text) => text);
};

describe('advice about an error', () => {
  it('says why a connection failed, if that is known', () => {
    const called = 'http://localhost:4301/api';
    expect(advise({ kind: 'unreachable', cause: 'refused' }, { called })).toBe(
      'localhost:4301 refused the connection. Check the port, and that the site is running.',
    );
    expect(advise({ kind: 'unreachable' })).toBeNull();
  });

  it('does not blame the connection for an answer of the server', () => {
    expect(advise({ kind: 'unreachable', status: 500 })).toMatch(
      /^The server answers, but with an error of its own\./,
    );
  });

  it('lists the redirect addresses that the site allows', () => {
    const redirectUris = [
      { uri: 'https://a.example/cb', allowQuery: false },
      { uri: 'https://b.example/cb', allowQuery: true },
    ];
    expect(advise({ kind: 'invalid-redirect-uri' }, { redirectUris })).toMatch(
      /character\. It lists these: https:\/\/a\.example\/cb, https:\/\/b\.example\/cb\.$/,
    );
    expect(advise({ kind: 'invalid-redirect-uri' })).toBeNull();
  });

  it('asks about the address if there is no configuration at all', () => {
    const fault = {
      kind: 'configuration-fault',
      file: 'configs/config.json',
      problem: 'was not found',
    } as const;
    expect(advise(fault)).toContain('Is https://login.test.example the address of a login page?');
    expect(advise({ ...fault, field: 'brand' })).toBeNull();
  });

  it('leaves the rest to the general advice', () => {
    expect(advise({ kind: 'session-refused', code: 4010 })).toBeNull();
  });
});
