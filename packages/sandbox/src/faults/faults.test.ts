import { describe, expect, it } from 'vitest';
import { makeChance } from '../time-and-chance/chance.ts';
import { makeFaults } from './faults.ts';
import { readFault } from './read-fault.ts';

const ids = ['plain', 'slow'];

describe('a fault from outside', () => {
  it.each([
    [undefined, 'A fault is a JSON object'],
    [[], 'A fault is a JSON object'],
    [{}, '"call" must be one of: session'],
    [{ call: 'session' }, '"kind" must be one of: timeout'],
    [{ call: 'login', kind: 'html' }, '"call" must be one of'],
    [{ call: 'session', kind: 'html', count: 0 }, '"count" must be a whole number'],
    [{ call: 'session', kind: 'html', count: 1.5 }, '"count" must be a whole number'],
    [{ call: 'session', kind: 'html', person: 'nobody' }, '"person" must be one of: plain'],
    [{ call: 'config', kind: 'html', person: 'plain' }, '"person" works with'],
    [{ call: 'config', kind: 'html', brand: 'acme' }, '"brand" must be one of: city-index'],
    [{ call: 'session', kind: 'html', retryAfter: '5' }, '"retryAfter" works with'],
    [{ call: 'session', kind: 'busy', retryAfter: 5 }, '"retryAfter" must be a text'],
    [{ call: 'session', kind: 'busy', retryAfter: '5\r\nx: y' }, '"retryAfter" must be a text'],
    [{ call: 'session', kind: 'html', constructor: 1 }, '"constructor" is not a field'],
    [JSON.parse('{"call":"session","kind":"html","__proto__":1}'), '"__proto__" is not a field'],
  ])('%j is refused with a sentence that names the field', (input, sentence) => {
    expect(readFault(input, ids)._unsafeUnwrapErr().problems.join(' ')).toContain(sentence);
  });

  it('names every field that is wrong, not the first alone', () => {
    expect(readFault({ call: 'x', kind: 'y', brand: 'z' }, ids)._unsafeUnwrapErr().problems).toHaveLength(3);
  });
});

describe('the faults that are set', () => {
  const target = { call: 'session', brand: 'kq', person: 'plain' } as const;

  it('hit the call, person and brand that they name, and no other', () => {
    const faults = makeFaults(ids, makeChance(1));
    faults.add({ call: 'session', kind: 'html', person: 'plain', brand: 'kq' });
    expect(faults.take({ ...target, person: 'slow' })).toBeUndefined();
    expect(faults.take({ ...target, person: undefined })).toBeUndefined();
    expect(faults.take({ ...target, brand: 'whs' })).toBeUndefined();
    expect(faults.take({ ...target, call: 'account' })).toBeUndefined();
    expect(faults.take(target)?.kind).toBe('html');
  });

  it('are used up after their count, the oldest first', () => {
    const faults = makeFaults(ids, makeChance(1));
    faults.add({ call: 'session', kind: 'html', count: 2 });
    faults.add({ call: 'session', kind: 'empty' });
    expect([1, 2, 3, 4].map(() => faults.take(target)?.kind)).toEqual(['html', 'html', 'empty', 'empty']);
    expect(faults.list().map(({ kind }) => kind)).toEqual(['empty']);
  });

  it('go one by one or all together', () => {
    const faults = makeFaults(ids, makeChance(1));
    const { id } = faults.add({ call: 'config', kind: 'html' })._unsafeUnwrap();
    faults.add({ call: 'account', kind: 'html' });
    expect([faults.remove(id), faults.remove(id), faults.list().length]).toEqual([true, false, 1]);
    faults.clear();
    expect(faults.list()).toEqual([]);
  });
});
