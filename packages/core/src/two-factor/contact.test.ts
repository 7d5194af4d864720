import { describe, expect, it } from 'vitest';
import { sortedContacts } from './contact.ts';

const method = (contactCategoryId: string, contactId: string) => ({
  contactId,
  contactCategoryId,
  value: `to ${contactId}`,
});
const order = (...methods: ReturnType<typeof method>[]) =>
  sortedContacts(methods).map(({ contactId }) => contactId);

describe('the contacts that a code can be sent to [2.28]', () => {
  it('are sorted by category', () => {
    expect(order(method('3', 'c'), method('1', 'a'), method('2', 'b'))).toEqual(['a', 'b', 'c']);
  });

  it('keep the platform’s order within a category', () => {
    expect(order(method('2', 'x'), method('1', 'z'), method('2', 'a'), method('1', 'b'))).toEqual([
      'z',
      'b',
      'x',
      'a',
    ]);
  });

  it('compare category numbers as numbers', () => {
    expect(order(method('10', 'ten'), method('9', 'nine'), method('0', 'none'))).toEqual([
      'none',
      'nine',
      'ten',
    ]);
    expect(order(method('100', 'hundred'), method('20', 'twenty'))).toEqual(['twenty', 'hundred']);
  });

  it('have categories that are names after the numbers, by their letters', () => {
    expect(order(method('sms', 's'), method('', 'e'), method('7', 'n'), method('email', 'm'))).toEqual([
      'n',
      'e',
      'm',
      's',
    ]);
  });

  it('take a name with digits in it for a name', () => {
    expect(order(method('0sms', 'first'), method('7', 'number'))).toEqual(['number', 'first']);
    expect(order(method('a0', 'last'), method('7', 'number'))).toEqual(['number', 'last']);
  });

  it('keep the platform’s order within a category that is a name', () => {
    expect(order(method('sms', 'z'), method('sms', 'y'), method('email', 'b'), method('email', 'a'))).toEqual(
      ['b', 'a', 'z', 'y'],
    );
  });

  it('are compared one way, whatever order they come in', () => {
    const all = ['10', '9', 'b', 'a', '', '-1', '1e3', '99999999999999999'].map((id) => method(id, id));
    expect(order(...all.toReversed())).toEqual(order(...all));
  });

  it('leave out what cannot be chosen', () => {
    expect(order(method('1', ''), method('1', 'a'))).toEqual(['a']);
    expect(sortedContacts([])).toEqual([]);
  });

  it('are handed on as they came, and the answer is left as it is', () => {
    const methods = [method('2', 'b'), method('1', 'a')];
    const before = structuredClone(methods);
    expect(sortedContacts(methods)[0]).toEqual({ contactId: 'a', contactCategoryId: '1', value: 'to a' });
    expect(methods).toEqual(before);
  });
});
