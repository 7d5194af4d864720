import { describe, expect, it } from 'vitest';
import { type AnswerHeaders, headersOf } from './answers.ts';

const DOCUMENT = { 'cache-control': 'no-store', 'strict-transport-security': 'max-age=31536000' };
const headers = headersOf({ headers: DOCUMENT });

/** What is no document. A document has the headers of the page. */
const OTHERS = ['hashed', 'files', 'worker', 'data'] as const satisfies readonly (keyof AnswerHeaders)[];

describe('the headers of an answer that is no document', () => {
  it.each(OTHERS)('forbid guessing its type, framing it and telling where one came from: %s', (kind) => {
    expect(headers[kind]).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it.each(OTHERS)('demand HTTPS as its document does, or not at all: %s', (kind) => {
    const name = 'strict-transport-security';
    expect(headers[kind][name]).toBe(DOCUMENT[name]);
    expect(headersOf({ headers: {} })[kind]).not.toHaveProperty(name);
  });

  it('let nothing be kept but files, and for ever only those with a hash in their name', () => {
    expect([...OTHERS, 'documents' as const].map((kind) => headers[kind]['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
      'no-cache',
      'no-store',
      'no-store',
    ]);
  });
});
