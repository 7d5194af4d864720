import { describe, expect, it } from 'vitest';
import { readRequests, writeValues } from './tlcp.ts';

describe('requests of a client', () => {
  it('are one per line, with their values decoded', () => {
    const [first, second] = readRequests(
      'LS_reqId=1&LS_group=PRICE.1%20PRICE.2&LS_x\r\nLS_reqId=2&LS_bad=%E0%A4%A\r\n',
    );
    expect([first?.get('LS_group'), first?.get('LS_x')]).toEqual(['PRICE.1 PRICE.2', '']);
    expect([second?.get('LS_reqId'), second?.get('LS_bad')]).toEqual(['2', '%E0%A4%A']);
  });
});

describe('values of an update', () => {
  const fields = ['a', 'b', 'c'];

  it('are empty where they are still the same', () => {
    expect(writeValues(fields, { a: '1', b: null, c: '' }, undefined)).toBe('1|#|$');
    expect(writeValues(fields, { a: '1', b: null, c: 'x' }, { a: '1', b: null, c: '' })).toBe('||x');
    expect(writeValues(fields, {}, { a: '1' })).toBe('#||');
  });

  it.each([
    ['a|b', 'a%7Cb'],
    ['100%', '100%25'],
    ['one\r\ntwo', 'one%0D%0Atwo'],
    ['#1', '%231'],
    ['$1', '%241'],
    ['^1', '%5E1'],
    ['1#$^', '1#$^'],
    ['金汇', '金汇'],
  ])('that mean something to the protocol are encoded: %j', (value, written) => {
    expect(writeValues(['a'], { a: value }, undefined)).toBe(written);
  });
});
