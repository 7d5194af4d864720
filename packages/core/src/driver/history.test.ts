import { describe, expect, it } from 'vitest';
import { common, STATES, visit } from '../testing/flow-samples.fixture.ts';
import { historyChange, inLanguage } from './history.ts';

const ticket = common.reference;
const elsewhere = { ...visit, query: '?b=2' };

describe('what a state does to the browser’s history', () => {
  it('is an entry of its own for a later step, with its key', () => {
    expect(historyChange({ step: 'login', visit }, STATES['two-factor'])).toEqual({
      kind: 'push',
      entry: { step: 'tfa', visit, ticket },
    });
    expect(historyChange(null, { ...STATES.login, reference: '' })).toEqual({
      kind: 'push',
      entry: { step: 'login', visit },
    });
  });

  it('is another address for the same step, whose key it keeps', () => {
    const current = { step: 'tfa', visit: elsewhere, ticket: 'older' } as const;
    expect(historyChange(current, STATES['verifying-code'])).toEqual({
      kind: 'replace',
      entry: { step: 'tfa', visit, ticket: 'older' },
    });
  });

  it('is the login in the place of a step that is given up, without a key', () => {
    expect(historyChange({ step: 'tfa', visit: elsewhere, ticket }, STATES.login)).toEqual({
      kind: 'replace',
      entry: { step: 'login', visit },
    });
  });

  it.each([STATES.opening, STATES.leaving])('is nothing without an address', (state) => {
    expect(historyChange({ step: 'login', visit }, state)).toBeNull();
  });
});

describe('the language menu', () => {
  it('opens the same step in another language, with its key', () => {
    const german = { ...visit, language: 'de', query: '?lang=de&a=1' };
    expect(inLanguage(STATES['two-factor'], 'de')).toEqual({
      type: 'opened-at',
      step: 'tfa',
      visit: german,
      ticket,
    });
    const { reference, ...unsent } = STATES.login;
    expect(inLanguage(unsent, 'de')).toEqual({ type: 'opened-at', step: 'login', visit: german });
  });

  it.each([STATES.opening, STATES.leaving])('does nothing without an address', (state) => {
    expect(inLanguage(state, 'de')).toBeNull();
  });
});
