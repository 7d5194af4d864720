import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

describe('the codings that a client accepts', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip, deflate', ['gzip']],
    ['GZIP', ['gzip']],
    ['x-gzip', ['gzip']],
    ['br;q=0.5, gzip', ['gzip', 'br']],
    ['br ; q=0.500 ,gzip; q=0.4', ['br', 'gzip']],
    ['br;Q=0.1, gzip;Q=0.2', ['gzip', 'br']],
    ['*', ['br', 'gzip']],
    ['gzip;q=0.2, *;q=0.1', ['gzip', 'br']],
    ['*;q=0.5, br;q=0', ['gzip']],
    ['gzip, *;q=0', ['gzip']],
    ['br, identity', ['br']],
    ['identity;q=0, br', ['br']],
    ['identity;q=0.5, br;q=0.4, gzip;q=0.5', ['gzip']],
    ['deflate, , gzip', ['gzip']],
  ])('%s: %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });

  it.each([
    undefined,
    '',
    'identity',
    'deflate',
    'br;q=0, gzip;q=0.000',
    '*;q=0',
    'identity;q=0',
    'gzip;q=0.5, identity',
    'gzip;q=2',
    'gzip;q=',
    'gzip;level=9',
    'brotli',
    ';;,;q=1,=',
  ])('%s: none of ours', (header) => {
    expect(acceptedEncodings(header)).toEqual([]);
  });
});
