import { describe, expect, it } from 'vitest';
import { EMPTY_PAGE, type PageSnapshot } from './page-snapshot.ts';
import { makePageTexts } from './page-texts.ts';
import { type PageKnowledge, shownOnPage } from './shown-on-page.ts';

const GERMAN = {
  'error.unreachable': 'Wir konnten den Dienst nicht erreichen.',
  'error.service-busy': 'Der Dienst ist ausgelastet. Noch {seconds} Sekunden.',
  'error.service-busy_one': 'Der Dienst ist ausgelastet. Noch {seconds} Sekunde.',
  'error.session-expired': 'Ihre Anmeldung ist abgelaufen.',
  'loginFailed.username': 'Falscher Benutzername',
};
const CONTACTS = [
  { contactId: '501', contactCategoryId: '1', value: 'tw•••@client.example' },
  { contactId: '502', contactCategoryId: '2', value: '••• 4821' },
];
const KNOWN: PageKnowledge = {
  texts: makePageTexts([{}, GERMAN]),
  waitsIn: null,
  before: 'login',
  refused: false,
  expired: false,
  contacts: CONTACTS,
};
const page = (seen: Partial<PageSnapshot>): PageSnapshot => ({
  ...EMPTY_PAGE,
  alive: true,
  lang: 'de',
  ...seen,
});
const shown = (seen: Partial<PageSnapshot>, known: Partial<PageKnowledge> = {}) =>
  shownOnPage(page(seen), { ...KNOWN, ...known });
const choice = { text: 'Bitte wählen', locked: false, problem: null };

describe('the state of a page, by its handles', () => {
  it.each<[string, Partial<PageSnapshot>, Partial<PageKnowledge>]>([
    ['login', { screen: 'login', form: 'shown' }, {}],
    ['signing-in', { screen: 'login', form: 'shown', busy: true }, {}],
    ['choosing-destination', { screen: 'login', form: 'shown', busy: true }, { before: 'loading-account' }],
    ['cooling-down', { screen: 'login', form: 'shown', locked: true }, {}],
    ['redirect-refused', { screen: 'login', form: 'none' }, {}],
    ['login-failed', { screen: 'login-failed' }, {}],
    ['reset', { screen: 'reset' }, {}],
    ['two-factor', { screen: 'two-factor', form: 'shown', locked: true, choice }, {}],
    ['code-cooling-down', { screen: 'two-factor', form: 'shown', choice: { ...choice, locked: true } }, {}],
    [
      'two-factor',
      { screen: 'two-factor', form: 'shown', choice: { ...choice, locked: true } },
      { contacts: [] },
    ],
    ['verifying-code', { screen: 'two-factor', form: 'shown', busy: true, choice }, {}],
    ['code-refused', { screen: 'two-factor', form: 'shown', dialog: 'No.', choice }, {}],
    ['force-password', { screen: 'force-password', form: 'shown', locked: true }, {}],
    ['changing-password', { screen: 'force-password', form: 'shown', busy: true }, {}],
    ['password-not-changed', { screen: 'force-password', form: 'hidden' }, {}],
    ['password-changed', { screen: 'force-password', form: 'none' }, {}],
    ['leaving', { screen: 'leaving' }, {}],
    ['configuration-fault', { screen: 'configuration-fault' }, {}],
    ['loading-account', { screen: 'login', form: 'shown', busy: true }, { waitsIn: 'loading-account' }],
    ['two-factor', { screen: null }, { before: 'two-factor' }],
  ])('is %s', (state, seen, known) => {
    expect(shown(seen, known).at).toBe(state);
  });
});

describe('what a page says', () => {
  it('is understood in its language', () => {
    const seen = {
      screen: 'login',
      form: 'shown',
      notice: 'Wir konnten den Dienst nicht erreichen.',
      alarming: true,
    } as const;
    expect(shown(seen)).toMatchObject({
      language: 'de',
      fault: 'unreachable',
      message: 'We could not reach the service. Please try again.',
    });
  });

  it.each(['Noch 3 Sekunden.', 'Noch 1 Sekunde.'])('is understood with its values: %s', (end) => {
    const notice = `Der Dienst ist ausgelastet. ${end}`;
    expect(shown({ screen: 'login', form: 'shown', locked: true, alarming: true, notice }).fault).toBe(
      'service-busy',
    );
  });

  it('is news, and no fault, after an expired login', () => {
    const seen = { screen: 'login', form: 'shown', notice: 'Ihre Anmeldung ist abgelaufen.' } as const;
    const message = 'Your login has expired. Please log in again.';
    expect(shown(seen)).toMatchObject({ fault: null, message });
    expect(shown(seen, { expired: true })).toMatchObject({ fault: 'session-expired', message });
  });

  it('is a refusal only if the platform refused', () => {
    const seen = { screen: 'login-failed', heading: 'Falscher Benutzername' } as const;
    expect(shown(seen)).toMatchObject({ fault: null, message: 'Incorrect Username or Password' });
    expect(shown(seen, { refused: true }).fault).toBe('session-refused');
  });

  it('names the contact that is chosen', () => {
    const seen = { screen: 'two-factor', form: 'shown', choice: { ...choice, text: '••• 4821' } } as const;
    expect(shown(seen)).toMatchObject({ contacts: CONTACTS, contactId: '502' });
    expect(shown({ ...seen, choice }).contactId).toBeNull();
  });

  it('offers to continue with a button', () => {
    expect(shown({ screen: 'leaving' }).stalled).toBe(false);
    expect(shown({ screen: 'leaving', buttons: 1 }).stalled).toBe(true);
  });
});
