import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const DATE = 'Sat, 21 Nov 2026 03:00:00 GMT';

describe('Retry-After', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['+7', 7],
    ['1.2', 2],
    ['0', 1],
    ['-5', 1],
    ['60', 60],
    ['61', 60],
    ['99999999999999999999', 60],
  ])('%j seconds are %i', (header, seconds) => {
    expect(retryAfterSeconds(header, DATE)).toBe(seconds);
  });

  it.each([
    ['Sat, 21 Nov 2026 03:00:07 GMT', 7],
    ['Saturday, 21-Nov-26 03:00:07 GMT', 7],
    ['Sat Nov 21 03:00:07 2026', 7],
    ['Sun, 22 Nov 2026 03:00:00 GMT', 60],
    ['Sat, 21 Nov 2026 02:59:00 GMT', 1],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 60],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 1],
    ['Sun Nov  6 08:49:37 1994', 1],
  ])('the date %j is %i seconds from the answer’s own', (header, seconds) => {
    expect(retryAfterSeconds(header, DATE)).toBe(seconds);
  });

  it.each([null, '', 'yesterday'])(
    'a date that cannot be measured, the answer’s being %j, is the longest wait',
    (date) => {
      expect(retryAfterSeconds('Sat, 21 Nov 2026 03:00:07 GMT', date)).toBe(60);
    },
  );

  it.each([
    null,
    '',
    ' ',
    'soon',
    'Infinity',
    'NaN',
    '1e3',
    '0x10',
    '7 s',
    '7,8',
    '٧',
    '2026-11-21',
    'May 5',
    'Sat, 21 Foo 2026 03:00:07 GMT',
    'Sat, 21 Nov 2026 03-00-07 GMT',
    'Sat, 21 Nov 2026 03:00:07 CET',
  ])('%j is as good as absent', (header) => {
    expect(retryAfterSeconds(header, DATE)).toBeNull();
  });

  it('is whole seconds from 1 to 60, or absent, for any text', () => {
    const header = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    );
    fc.assert(
      fc.property(header, fc.option(header), (retryAfter, date) => {
        const seconds = retryAfterSeconds(retryAfter, date);
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 1 && seconds <= 60)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('measures any two dates against each other, never the local clock', () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9000-01-01T00:00:00Z') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (start, seconds) => {
        const now = new Date(Math.floor(start.getTime() / 1000) * 1000);
        const until = new Date(now.getTime() + seconds * 1000);
        expect(retryAfterSeconds(until.toUTCString(), now.toUTCString())).toBe(seconds);
      }),
    );
  });
});
