import { describe, expect, it } from 'vitest';
import { englishText } from '../messages/english-text.ts';
import type { DomainError } from './domain-error.ts';
import { messageOf } from './message-of.ts';

const ERRORS: readonly DomainError[] = [
  { kind: 'session-refused', code: 4010 },
  { kind: 'session-refused' },
  { kind: 'session-expired' },
  { kind: 'cookies-blocked' },
  { kind: 'token-missing' },
  { kind: 'unreachable', status: 502 },
  { kind: 'timed-out' },
  { kind: 'offline' },
  { kind: 'malformed-answer', detail: 'SERVER-WORDS' },
  { kind: 'too-many-attempts', seconds: 30 },
  { kind: 'service-busy', seconds: 60 },
  { kind: 'invalid-redirect-uri' },
  { kind: 'configuration-fault', file: 'configs/config.json', field: 'urls.sso', problem: 'is missing' },
  { kind: 'configuration-fault', file: 'configs/config.json', problem: 'is no JSON' },
  { kind: 'cancelled' },
];

const inEnglish = (error: DomainError): string => englishText(messageOf(error));

describe('the message of an error', () => {
  it.each(ERRORS)('of $kind leaves no gap in its text', (error) => {
    expect(inEnglish(error)).toMatch(/^[^{}]+$/);
    expect(inEnglish(error)).not.toMatch(/undefined|null|\s\.|\s$/);
  });

  it('names the seconds to wait', () => {
    expect(inEnglish({ kind: 'too-many-attempts', seconds: 30 })).toBe(
      'Too many attempts. Please try again in 30 seconds.',
    );
    expect(inEnglish({ kind: 'service-busy', seconds: 60 })).toBe(
      'The service is busy. Please try again in 60 seconds.',
    );
  });

  it('says one second in the singular', () => {
    expect(inEnglish({ kind: 'too-many-attempts', seconds: 1 })).toBe(
      'Too many attempts. Please try again in 1 second.',
    );
    expect(inEnglish({ kind: 'service-busy', seconds: 1 })).toBe(
      'The service is busy. Please try again in 1 second.',
    );
  });

  it('names the file and the field of a configuration fault', () => {
    const fault = {
      kind: 'configuration-fault',
      file: 'configs/config.json',
      problem: 'is missing',
    } as const;
    expect(inEnglish({ ...fault, field: 'urls.sso' })).toContain('configs/config.json');
    expect(inEnglish({ ...fault, field: 'urls.sso' })).toContain('urls.sso');
  });

  it('names the file alone where no field can be told', () => {
    expect(
      inEnglish({ kind: 'configuration-fault', file: 'configs/config.json', problem: 'is no JSON' }),
    ).toBe('Its settings in configs/config.json could not be read.');
  });

  it('never repeats a server’s words or codes', () => {
    const said = ERRORS.map((error) => JSON.stringify(messageOf(error))).join();
    expect(said).not.toMatch(/SERVER-WORDS|4010|502/);
  });
});

describe('the texts of faults (functional spec, words)', () => {
  it.each([
    [{ kind: 'session-refused' }, 'Incorrect Username or Password'],
    [{ kind: 'unreachable' }, 'We could not reach the service. Please try again.'],
    [{ kind: 'timed-out' }, 'The service took too long to answer. Please try again.'],
    [{ kind: 'offline' }, 'You appear to be offline. Please check your connection and try again.'],
    [
      { kind: 'malformed-answer', detail: '' },
      'The service sent an answer that we did not understand. Please try again.',
    ],
    [{ kind: 'invalid-redirect-uri' }, 'Invalid redirectUri provided'],
  ] as const)('%j reads %j [8.6, 8.8]', (error, text) => {
    expect(inEnglish(error)).toBe(text);
  });

  it('name cookies where they are blocked', () => {
    expect(inEnglish({ kind: 'cookies-blocked' })).toMatch(/cookies/);
  });
});
