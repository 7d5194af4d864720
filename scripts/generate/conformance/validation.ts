import type { Section } from './row.ts';

const CHANGE = 'password-policy/password-change.ts#checkPasswordChange';
const POLICY = 'password-policy/password-policy.ts#checkPassword';
const EDIT = 'input-restriction/edit.ts#applyEdit';

/** What is judged before it is sent, or while it is typed. */
export const validation: Section = {
  title: '5. Validation rules',
  rows: [
    {
      rule: 'Old, new and re-entered password are required',
      by: [CHANGE],
      tests: ['password-policy/password-change.test.ts > requires %s'],
    },
    {
      rule: 'Each is 8 to 15 characters long',
      by: [POLICY, CHANGE],
      tests: [
        'password-policy/password-policy.test.ts > of %d ASCII characters',
        'password-policy/password-change.test.ts > holds the old password %j to its length alone',
        'tests/properties/password-policy.test.ts > agrees with the rule written out a second time',
      ],
    },
    {
      rule: 'The new ones hold an uppercase letter, a lowercase letter, a digit and a symbol',
      by: [POLICY, CHANGE],
      tests: [
        'password-policy/password-policy.test.ts > of the ASCII character %i',
        'password-policy/password-policy.test.ts > needs all four classes: combination %i',
        'password-policy/password-change.test.ts > holds the re-entered password %j to the same',
      ],
    },
    {
      rule: 'An empty value passes the format check',
      by: [POLICY],
      tests: [
        'password-policy/password-policy.test.ts > passes for an empty value, which has no length and no class',
      ],
    },
    {
      rule: 'A failure sets the format flag',
      by: [POLICY, 'password-policy/password-change.ts#PasswordProblem'],
      tests: ['password-policy/password-change.test.ts > holds the new password %j to length and format'],
    },
    {
      rule: 'The two new passwords match, or ‘Passwords do not match’',
      by: [CHANGE, 'password-policy/password-messages.ts#passwordMessages'],
      tests: [
        'password-policy/password-messages.test.ts > say that passwords do not match on submit only, at the re-entered one',
        'password-policy/password-change.test.ts > compares without normalising',
      ],
    },
    {
      rule: '‘Old Password - This field is required’ and ‘New Password - This field is required’',
      by: ['password-policy/password-messages.ts#passwordMessages', 'messages/english.ts#ENGLISH'],
      tests: ['password-policy/password-messages.test.ts > name each required field'],
    },
    {
      rule: 'Submit is disabled while a field is invalid',
      by: [CHANGE, 'flow/edges/force-password.ts#forcePasswordEdges'],
      tests: [
        'tests/properties/password-policy.test.ts > can be submitted exactly when all fields are filled, of good length, and the new ones of good format',
        'password-policy/password-change.test.ts > leaves Submit enabled when the two new passwords differ: %s',
        'flow/edges/force-password.test.ts > with a field that is invalid sends nothing and judges no mismatch: %j',
      ],
    },
    {
      rule: 'The help text',
      by: ['password-policy/password-messages.ts#PASSWORD_HELP', 'messages/english.ts#ENGLISH'],
      tests: [
        'password-policy/password-messages.test.ts > give the help text to the letter, its numbers from the policy',
      ],
    },
    {
      rule: 'A two-factor code is required and has exactly 6 characters',
      by: ['two-factor/code.ts#isCodeComplete'],
      tests: [
        'two-factor/code.test.ts > may be any six: %j',
        'two-factor/code.test.ts > is not complete as %j',
      ],
    },
    {
      rule: 'A contact has to be selected',
      by: ['flow/edges/two-factor.ts#twoFactorEdges'],
      tests: ['flow/edges/two-factor.test.ts > without a contact asks for one and sends nothing'],
    },
    {
      rule: 'Rules and messages of the login form',
      by: ['session/credentials.ts#missingFields', 'digits/phone.ts#checkPhone'],
      tests: [
        'session/credentials.test.ts > user name %j with password %j lack %j',
        'digits/phone.test.ts > the phone fields: both required, digits only',
      ],
      note: 'Not shown; after the pattern of the change form',
    },
    {
      rule: 'Integer: no decimal separator',
      by: [EDIT, 'input-restriction/integer.ts#integer'],
      tests: ['input-restriction/typed.test.ts > %o: typing %j leaves %j'],
    },
    {
      rule: 'Positive number: digits and at most one decimal separator of the language',
      by: [EDIT, 'input-restriction/positive-number.ts#positiveNumber', 'locale/separators.ts#separatorsOf'],
      tests: [
        'input-restriction/typed.test.ts > %o: typing %j leaves %j',
        'input-restriction/typed.test.ts > in %s a comma is never a decimal separator',
        'input-restriction/typed.test.ts > in %s a dot is never a decimal separator',
      ],
    },
    {
      rule: 'Number: a minus as well',
      by: [EDIT, 'input-restriction/number.ts#number'],
      tests: ['input-restriction/typed.test.ts > %o: typing %j leaves %j'],
    },
    {
      rule: 'Decimalised price: so many digits after the separator',
      by: [EDIT, 'input-restriction/decimal-price.ts#decimalPrice'],
      tests: [
        'input-restriction/typed.test.ts > %o: typing %j leaves %j',
        'tests/properties/input-restriction.test.ts > never yields a value that its rule forbids, whatever the field held',
      ],
    },
    {
      rule: 'No emoji: stripped on input and paste',
      by: [EDIT, 'input-restriction/no-emoji.ts#withoutEmoji'],
      tests: [
        'input-restriction/no-emoji.test.ts > strips every RGI emoji of one or two characters that Unicode lists, and each with a skin tone',
        'input-restriction/no-emoji.test.ts > never refuses, by %s either',
        'tests/properties/input-restriction.test.ts > leaves text without emoji as it is, and takes nothing but emoji out of it',
      ],
    },
    {
      rule: 'Maximum length: blocks what exceeds it, selected text counting as replaced',
      by: [
        EDIT,
        'input-restriction/max-length.ts#maxLength',
        'input-restriction/replace-selection.ts#replaceSelection',
      ],
      tests: [
        'input-restriction/max-length.test.ts > takes text by %s whole or not at all',
        'input-restriction/replace-selection.test.ts > replacing a selection (spec 5)',
      ],
    },
    {
      rule: 'Pasted numbers are checked without group separators, a comma decimal separator normalised first',
      by: [EDIT, 'input-restriction/paste.ts#withoutGroups'],
      tests: [
        'input-restriction/paste.test.ts > %o: %j leaves %j',
        'input-restriction/paste.test.ts > leaves out the group of this language alone',
        'tests/properties/input-restriction.test.ts > takes every valid number typed character by character, and the same number pasted with groups',
      ],
    },
    {
      rule: 'Enter is never blocked',
      by: [EDIT],
      tests: ['input-restriction/enter.test.ts > is never blocked and leaves %j as it is'],
    },
    {
      rule: 'Messages and screens of the restrictions',
      binds: 'nobody',
      by: ['input-restriction/restriction.ts#EditRefused'],
      tests: [
        'input-restriction/max-length.test.ts > names the rule in its refusal and nothing that was typed',
      ],
      note: 'Not shown; a refusal names its rule, and no field of the login uses one',
    },
  ],
};
