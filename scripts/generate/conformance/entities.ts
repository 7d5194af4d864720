import type { Section } from './row.ts';

/** Forms, stored values, the login's answer, currencies and cultures. */
export const entities: Section = {
  title: '3. Forms, stored values, the login answer, currencies, cultures',
  rows: [
    {
      rule: 'The login form has user name, password, remember-me and platform type',
      by: [
        'session/credentials.ts#Credentials',
        'session/credentials.ts#Draft',
        'flow/edges/login.ts#loginEdges',
      ],
      tests: [
        'flow/edges/login.test.ts > sends what was typed, once, and drops the old notice and reference',
        'flow/edges/login.test.ts > trims the user name, and never touches the password',
      ],
    },
    {
      rule: 'Platform types are webtrader, advantage and settings',
      by: [
        'configuration/configuration.ts#PLATFORM_TYPES',
        'configuration/configuration.ts#configuredPlatforms',
      ],
      tests: [
        'configuration/defaults.test.ts > are those with an address, in the order of the specification',
        'redirect/platform-choice.test.ts > follows the platform type %s',
      ],
    },
    {
      rule: 'Stored are username, rememberme, phonePrefix and phoneNumber',
      by: [
        'use-cases/remember-visitor.ts#REMEMBERED_KEYS',
        'use-cases/remember-visitor.ts#makeRememberVisitor',
      ],
      tests: [
        'use-cases/remember-visitor.test.ts > uses the four keys of the specification, for a year',
        'use-cases/remember-visitor.test.ts > erases all four keys, and nothing else, when the box is not ticked',
      ],
    },
    {
      rule: 'Tabs are user name and phone; forex-chinese begins with the phone',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'flow/draft.ts#firstDraft'],
      tests: ['brand/brand-table.test.ts > begins with the phone tab for forex-chinese alone'],
    },
    {
      rule: 'The login answer: contacts to send a code to, each with value, contactId and contactCategoryId',
      by: ['session/login-answer.schema.ts#parseLoginAnswer', 'session/login-answer.ts#TwoFactorMethod'],
      tests: [
        'session/login-answer.test.ts > is read from version 2, in camelCase',
        'session/login-answer.test.ts > takes the two-factor fields in each of their spellings',
      ],
    },
    {
      rule: 'The login answer: additionalInfo, allowedAccountOperator, is2FaEnabled, is2FAMandatory, passwordChangeRequired',
      by: ['session/login-answer.schema.ts#parseLoginAnswer', 'session/login-answer.ts#LoginAnswer'],
      tests: [
        'session/login-answer.test.ts > passes flags and additional information on',
        'session/login-answer.test.ts > takes missing and null for no',
        'tests/properties/answers.test.ts > opens the session whatever stands in the fields that are passed on alone',
      ],
    },
    {
      rule: 'The login answer: session, statusCode, twoFaToken, userType',
      by: ['session/login-answer.schema.ts#parseLoginAnswer', 'session/login-answer.ts#LoginAnswer'],
      tests: [
        'session/login-answer.test.ts > keeps the session to the letter',
        'session/login-answer.test.ts > passes statusCode and userType on without judging them',
      ],
    },
    {
      rule: 'Held of a session: username, session, userType, tradingAccount, unFlag',
      by: ['session/login-answer.ts#SessionParameters', 'use-cases/login-outcome.ts#loginOutcome'],
      tests: ['use-cases/sign-in.test.ts > is an open session, with the user name as it was sent'],
      note: 'No call that is shown brings the last two, so they are there and empty',
    },
    {
      rule: 'The change form has oldPassword, newPassword, reEnterPassword, errorMessage and passwordsMatch',
      by: [
        'password-policy/password-change.ts#PasswordChangeForm',
        'password-policy/password-change.ts#checkPasswordChange',
        'password-policy/password-messages.ts#passwordMessages',
      ],
      tests: [
        'password-policy/password-change.test.ts > asks for all three fields at once when nothing is filled in',
        'password-policy/password-messages.test.ts > say that passwords do not match on submit only, at the re-entered one',
      ],
    },
    {
      rule: 'The two-factor form has code and selectedContactId',
      by: ['flow/state.ts#TwoFactorView', 'flow/edges/two-factor.ts#twoFactorEdges'],
      tests: [
        'flow/edges/two-factor.test.ts > verifies any six characters: %j',
        'flow/edges/two-factor.test.ts > never puts the code into a state',
      ],
      note: 'The chosen contact is in the state; the code is in its event alone',
    },
    {
      rule: 'Currency ids from AUD 1 to DKK 14, and the crypto ones from 46 to 50',
      by: [
        'session/currency.ts#CURRENCIES',
        'session/currency.ts#currencyCodeOf',
        'session/currency.ts#currencyIdOf',
      ],
      tests: [
        'session/currency.test.ts > %i is %s, both ways',
        'session/currency.test.ts > from 46 to 50 are crypto',
      ],
    },
    {
      rule: 'Currency ids between 14 and 46',
      by: ['session/currency.ts#CURRENCIES'],
      tests: [
        'session/currency.test.ts > are these and no others',
        'session/currency.test.ts > %d stands for nothing',
      ],
      note: 'Not shown; those of the platform’s public table',
    },
    {
      rule: 'Cultures: de 7, ja 16, en 69, es 85, zh 161 as zh-CHS, ar 162',
      by: ['locale/culture.ts#cultureOf', 'locale/cultures.ts#CULTURES'],
      tests: [
        'locale/locale.test.ts > %s is %d, %s',
        'locale/cultures.test.ts > know the page culture of %s',
      ],
    },
    {
      rule: 'Full codes: de-DE, ja-JP, en-EN, ar-AE, es-ES',
      by: ['locale/culture.ts#cultureOf', 'locale/cultures.ts#cultureByCode'],
      tests: [
        'locale/locale.test.ts > %s is %d, %s',
        'locale/cultures.test.ts > %i is %s, both ways and in any casing',
      ],
    },
    {
      rule: 'The code of pl',
      by: ['locale/culture.ts#cultureOf', 'locale/cultures.ts#cultureById'],
      tests: [
        'locale/locale.test.ts > %s is %d, %s',
        'locale/cultures.test.ts > %i is %s, both ways and in any casing',
      ],
      note: 'Not shown; 20 and pl-PL by the platform’s public table',
    },
  ],
};
