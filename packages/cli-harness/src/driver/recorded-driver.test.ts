import { describe, expect, it } from 'vitest';
import type { Departure, Shown } from './login-driver.ts';
import { differencesOf, type Rest } from './recorded-driver.ts';

const SHOWN: Shown = {
  at: 'login',
  stalled: false,
  fault: null,
  message: null,
  language: 'en',
  contacts: [],
  contactId: null,
};
const rest = (shown: Partial<Shown>, departure: Departure | null = null): Rest => ({
  after: 'sign in',
  shown: { ...SHOWN, ...shown },
  departure,
});
const mask = (text: string) => text.replace(/s-\d/g, '•••');
const compare = (core: Rest, ui: Rest) => differencesOf([core], [ui], mask);
const left = (session: string, time: string): Departure => ({
  kind: 'navigate',
  url: `https://web.test.example/?SN=${session}&T=${time}`,
  parameters: { SN: session, T: time },
});

describe('two drivers', () => {
  it('do not differ in what belongs to each login', () => {
    const core = rest({ at: 'leaving' }, left('s-1', '1790000000000'));
    expect(compare(core, rest({ at: 'leaving' }, left('s-2', '1790000000999')))).toEqual([]);
  });

  it('do not differ because a countdown goes on', () => {
    expect(compare(rest({ message: 'Wait 5 seconds' }), rest({ message: 'Wait 1 second' }))).toEqual([]);
  });

  it.each<[string, Partial<Shown>, string, string]>([
    ['the state', { at: 'two-factor', fault: 'timed-out' }, 'login', 'two-factor'],
    ['the state', { stalled: true }, 'login', 'login, stalled'],
    ['the fault', { fault: 'timed-out', message: 'Late' }, 'none', 'timed-out'],
    ['the language', { language: 'de' }, 'en', 'de'],
    ['the message', { message: 'Late' }, 'none', 'Late'],
    ['the chosen contact', { contactId: '501' }, 'none', '501'],
  ])('differ in %s', (what, other, core, ui) => {
    expect(compare(rest({}), rest(other))).toEqual([{ what: `${what} after sign in`, core, ui }]);
  });

  it('differ in where they lead, and in the values that they carry', () => {
    const core = rest({ at: 'leaving' }, left('s-1', '1790000000000'));
    const elsewhere = { ...left('s-1', '1790000000000'), url: 'https://other.test.example/' };
    expect(compare(core, rest({ at: 'leaving' }, elsewhere))[0]?.what).toBe('the destination after sign in');
    const without = { ...left('s-1', '1790000000000'), parameters: { SN: 's-1' } };
    expect(compare(core, rest({ at: 'leaving' }, without))).toEqual([
      { what: 'the parameters after sign in', core: 'SN=••• T=#', ui: 'SN=•••' },
    ]);
  });
});
