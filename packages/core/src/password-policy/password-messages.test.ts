import { describe, expect, it } from 'vitest';
import { ENGLISH, type MessageKey } from '../messages/english.ts';
import { checkPasswordChange } from './password-change.ts';
import {
  PASSWORD_HELP,
  type PasswordMessage,
  passwordMessages,
  passwordMessageText,
} from './password-messages.ts';

const english = (key: MessageKey): string => ENGLISH[key];
const GOOD = 'Abcdef1!';
const HELP =
  'Your new password should have a minimum of 8 characters and maximum of 15 characters. The password must contain at least one uppercase letter, one lowercase letter, one number and one symbol or special character.';

const shown = (values: [string, string, string], submitted = false) => {
  const [oldPassword, newPassword, reEnterPassword] = values;
  const messages = passwordMessages(
    checkPasswordChange({ oldPassword, newPassword, reEnterPassword }),
    submitted,
  );
  const text = (message: PasswordMessage | null) =>
    message === null ? null : passwordMessageText(message, english);
  return [text(messages.oldPassword), text(messages.newPassword), text(messages.reEnterPassword)];
};

describe('messages of the password form', () => {
  it('give the help text to the letter, its numbers from the policy [5.9]', () => {
    expect(passwordMessageText(PASSWORD_HELP, english)).toBe(HELP);
    expect(ENGLISH['changePassword.help']).not.toMatch(/\d/);
  });

  it('name each required field [5.7]', () => {
    const required = [
      'Old Password - This field is required',
      'New Password - This field is required',
      'Re-enter Password - This field is required',
    ];
    expect(shown(['', '', ''])).toEqual(required);
    expect(shown(['', '', ''], true)).toEqual(required);
  });

  it.each([
    [
      ['', GOOD, GOOD],
      ['Old Password - This field is required', null, null],
    ],
    [
      ['oldoldold', '', GOOD],
      [null, 'New Password - This field is required', null],
    ],
    [
      ['oldoldold', GOOD, ''],
      [null, null, 'Re-enter Password - This field is required'],
    ],
    [
      ['short', GOOD, GOOD],
      [HELP, null, null],
    ],
    [
      ['oldoldold', 'Ab1!', GOOD],
      [null, HELP, null],
    ],
    [
      ['oldoldold', 'abcdefgh', GOOD],
      [null, HELP, null],
    ],
    [
      ['oldoldold', GOOD, 'Ab1!'],
      [null, null, HELP],
    ],
    [
      ['oldoldold', GOOD, 'abcdefgh'],
      [null, null, HELP],
    ],
    [
      ['oldoldold', GOOD, GOOD],
      [null, null, null],
    ],
  ] as [[string, string, string], (string | null)[]][])('of %j stand at their fields', (values, messages) => {
    expect(shown(values)).toEqual(messages);
    expect(shown(values, true)).toEqual(messages);
  });

  it('say that passwords do not match on submit only, at the re-entered one [3.9, 5.6]', () => {
    expect(shown(['oldoldold', GOOD, 'Abcdef2!'])).toEqual([null, null, null]);
    expect(shown(['oldoldold', GOOD, 'Abcdef2!'], true)).toEqual([null, null, 'Passwords do not match']);
  });

  it('say what is wrong with a field before they compare it with another', () => {
    expect(shown(['oldoldold', GOOD, 'abc'], true)).toEqual([null, null, HELP]);
    expect(shown(['short', GOOD, 'Abcdef2!'], true)).toEqual([HELP, null, null]);
  });

  it('are put into words of another language by its texts, the name of the field included', () => {
    const german = { 'field.required': '{field} – Pflichtfeld', 'field.newPassword': 'Neues Passwort' };
    const message: PasswordMessage = { key: 'field.required', field: 'field.newPassword' };
    expect(passwordMessageText(message, (key) => ({ ...ENGLISH, ...german })[key])).toBe(
      'Neues Passwort – Pflichtfeld',
    );
  });

  it('ask for no name of a field where none goes into the text', () => {
    const asked: string[] = [];
    const textOf = (key: keyof typeof ENGLISH) => {
      asked.push(key);
      return ENGLISH[key];
    };
    passwordMessageText({ key: 'changePassword.mismatch' }, textOf);
    expect(asked).toEqual(['changePassword.mismatch']);
  });

  it('never carry a password', () => {
    const secret = 'S3cret-canary';
    const check = checkPasswordChange({
      oldPassword: secret,
      newPassword: `${secret}xxx`,
      reEnterPassword: 'x',
    });
    expect(JSON.stringify([check, passwordMessages(check, true)])).not.toContain(secret);
  });
});
