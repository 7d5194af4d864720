import { describe, expect, it } from 'vitest';
import { JOURNAL_LIMIT, makeJournal } from './journal.ts';
import { MASKED, makeMask } from './mask.ts';

const { body: maskBody, path: maskPath } = makeMask([]);

const call = {
  at: Date.parse('2026-01-01T00:00:00.000Z'),
  brand: 'kq',
  method: 'POST',
  path: '/api/v2/Session',
  status: 200,
  ms: 1,
  headers: {},
  body: '',
};

describe('the journal', () => {
  it('masks secrets by the name of their field, in headers, query and body', () => {
    const journal = makeJournal(() => []);
    journal.record({
      ...call,
      path: '/x?code=secret-1&userName=ann&Session=secret-2&SN=secret-3',
      headers: { session: 'secret-4', 'x-xsrf-token': 'secret-5', cookie: 'a=secret-6', username: 'ann' },
      body: '{"Password":"secret-7","deep":[{"newPassword":"secret-8"}],"username":"ann","2FAToken":"secret-9"}',
    });
    const text = JSON.stringify(journal.entries());
    expect(text).not.toContain('secret');
    expect(text.match(/•••/g)).toHaveLength(9);
    expect(text.match(/ann/g)).toHaveLength(3);
  });

  it('masks known secrets wherever else they stand', () => {
    const lines: string[] = [];
    const journal = makeJournal(
      () => ['Hidden-1 2'],
      (line) => lines.push(line),
    );
    journal.record({ ...call, path: '/a/Hidden-1%202?odd=Hidden-1%202', body: '{"odd":"Hidden-1 2"}' });
    expect(JSON.stringify([journal.entries(), lines])).not.toContain('Hidden');
    expect(lines).toEqual([`kq POST /a/${MASKED}?odd=${MASKED} 200 1 ms`]);
  });

  it('keeps no more of a huge body than its length, and of a long one than its beginning', () => {
    const journal = makeJournal(() => []);
    journal.record({ ...call, body: 'x'.repeat(300_000), answer: JSON.stringify({ a: 'y'.repeat(10_000) }) });
    const [entry] = journal.entries();
    expect(entry?.body).toBe('(300000 characters)');
    expect(String(entry?.answer)).toHaveLength(4_001);
  });

  it('keeps the newest calls first, and no more than its limit', () => {
    const journal = makeJournal(() => []);
    for (let ms = 0; ms < JOURNAL_LIMIT + 10; ms += 1) journal.record({ ...call, ms });
    expect(journal.entries()).toHaveLength(JOURNAL_LIMIT);
    expect(journal.entries()[0]?.ms).toBe(JOURNAL_LIMIT + 9);
    journal.clear();
    expect(journal.entries()).toEqual([]);
  });
});

describe('masking', () => {
  it('shows nothing of a body that is not JSON', () => {
    expect(maskBody('password=secret')).toBe('(15 characters that are not JSON)');
    expect(maskBody('')).toBeUndefined();
  });

  it('leaves a path without a query alone', () => {
    expect(maskPath('/code/session')).toBe('/code/session');
    expect(maskPath('/a?code=1?2&b=3')).toBe(`/a?code=${MASKED}&b=3`);
  });
});
