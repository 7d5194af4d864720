import { describe, expect, it } from 'vitest';
import { endingIn, shownIn, type ToldState } from './told-state.ts';

const CONTACTS = [
  { contactId: '501', contactCategoryId: '1', value: 'tw•••@client.example' },
  { contactId: '502', contactCategoryId: '2', value: '••• 4821' },
];
const shown = (told: Partial<ToldState>, lang = 'de') =>
  shownIn({ at: 1, state: 'login', ...told }, lang, CONTACTS);

describe('a state that the page tells', () => {
  it('is shown with its fault, and with its message in English, whatever the language of the page', () => {
    const told = {
      state: 'cooling-down',
      fault: 'service-busy',
      message: 'error.service-busy',
      seconds: '1',
    };
    expect(shown(told)).toMatchObject({
      at: 'cooling-down',
      fault: 'service-busy',
      message: 'The service is busy. Please try again in 1 second.',
      language: 'de',
      contacts: [],
      contactId: null,
    });
  });

  it('has the contacts of the platform, and the one that is chosen, only where the page asks for a code', () => {
    for (const state of ['two-factor', 'verifying-code', 'code-refused'])
      expect(shown({ state, contact: '502' })).toMatchObject({ contacts: CONTACTS, contactId: '502' });
    for (const state of ['login', 'loading-account', 'leaving'])
      expect(shown({ state, contact: '502' })).toMatchObject({ contacts: [], contactId: null });
  });

  it('may have stalled, and has no message where the page shows none', () => {
    expect(shown({ state: 'leaving', stalled: '' })).toMatchObject({ stalled: true, message: null });
    expect(shown({ state: 'leaving' }).stalled).toBe(false);
  });

  it('is not believed where it names a fault or a language that there is not', () => {
    expect(shown({ fault: 'constructor' }, 'xx')).toMatchObject({ fault: null, language: null });
  });
});

describe('how a run ends with what the page tells', () => {
  const fault = { state: 'two-factor', fault: 'code-not-sent', message: 'error.code-not-sent' };

  it('is nothing without a fault', () => {
    expect(endingIn(shown({}), {})).toBeNull();
  });

  it('is a refusal if the platform refused to send a code, and the environment’s fault if it did not answer', () => {
    expect(endingIn(shown(fault), {})).toMatchObject({
      outcome: 'refused',
      problem: { kind: 'code-not-sent' },
    });
    expect(endingIn(shown(fault), { cause: 'unreachable' })?.outcome).toBe('environment-fault');
  });
});
