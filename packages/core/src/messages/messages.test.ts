import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english.ts';
import { formatMessage } from './format-message.ts';

describe('a message with placeholders', () => {
  it('is filled, each placeholder as often as it stands there', () => {
    expect(formatMessage('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
  });

  it('shows a gap where a value is missing', () => {
    expect(formatMessage('in {seconds} seconds')).toBe('in {seconds} seconds');
    expect(formatMessage('{toString} {constructor} {__proto__}', {})).toBe(
      '{toString} {constructor} {__proto__}',
    );
  });

  it('takes values as they are: no patterns, no second filling', () => {
    expect(formatMessage('{a}|{b}', { a: '{b} $& $1 $$', b: '<b>' })).toBe('{b} $& $1 $$|<b>');
    expect(formatMessage('{a}', { a: 0 })).toBe('0');
    expect(formatMessage('{a}', { a: '' })).toBe('');
  });

  it('leaves other braces alone', () => {
    expect(formatMessage('{} { a } {a-b}', { a: 1 })).toBe('{} { a } {a-b}');
  });
});

describe('the English texts', () => {
  it.each([
    ['loginFailed.username', 'Incorrect Username or Password'],
    ['loginFailed.phone', 'Incorrect phone number or password'],
    ['loginFailed.tryAgain', 'Please try again'],
    ['action.backToLogin', 'Back to login'],
    ['loginFailed.reset', 'or you can reset your password'],
    ['loginFailed.contact', 'Login Failed - Please try again and/or contact Client Management.'],
  ] as const)(
    'say of a refusal what the specification says: %s [2.15, 2.16, 2.17, 2.18, 8.7]',
    (key, text) => {
      expect(ENGLISH[key]).toBe(text);
    },
  );

  it.each([
    ['action.backToLogin', 'Back to login'],
    ['twoFactor.sendTo', 'Send me the code via email / SMS to'],
    ['twoFactor.submit', 'Submit code'],
    ['action.ok', 'OK'],
  ] as const)('say of two-factor what the specification says: %s [2.26, 2.28, 2.30, 2.31]', (key, text) => {
    expect(ENGLISH[key]).toBe(text);
  });

  it.each([
    ['forcePassword.heading', 'Change your Password'],
    ['field.oldPassword', 'Old Password'],
    ['field.newPassword', 'New Password'],
    ['field.reEnterPassword', 'Re-enter Password'],
    ['forcePassword.submit', 'Submit'],
    ['forcePassword.clear', 'Clear'],
    ['action.close', 'Close'],
    ['forcePassword.changed', 'Your password was successfully changed'],
    ['changePassword.mismatch', 'Passwords do not match'],
  ] as const)(
    'say of the change what the specification says: %s [2.32, 2.33, 2.34, 2.35, 2.36, 5.6]',
    (key, text) => {
      expect(ENGLISH[key]).toBe(text);
    },
  );

  it.each([
    ['twoFactor.codeSent', 'The authentication code has been sent to you.'],
    ['error.code-not-sent', 'There was a problem sending the authentication code to you. Please try again.'],
    ['error.code-refused', 'Your code was not valid. Please try again.'],
    [
      'error.account-suspended',
      'Your account has been suspended for security reasons. Please contact customer services.',
    ],
    ['error.password-not-changed', 'There was an error changing your password'],
    ['error.invalid-redirect-uri', 'Invalid redirectUri provided'],
  ] as const)('say of faults what the specification says: %s [8.1, 8.2, 8.3, 8.4, 8.5, 8.6]', (key, text) => {
    expect(ENGLISH[key]).toBe(text);
  });

  it.each([
    ['login.heading', 'Log in'],
    ['login.submit', 'Log in'],
    ['login.tab.username', 'Username'],
    ['login.tab.phone', 'Phone'],
    ['field.username', 'Username'],
    ['field.password', 'Password'],
    ['login.rememberMe', 'Remember me'],
    ['platform.label', 'Platform'],
    ['platform.webtrader', 'Web Trader'],
    ['platform.advantage', 'Advantage'],
    ['platform.settings', 'Settings'],
    ['login.forgotPassword', 'Forgotten your password?'],
    ['login.forgotUsername', 'Forgotten your username?'],
    ['password.show', 'SHOW'],
    ['password.hide', 'HIDE'],
    ['language.button', 'Language'],
    ['twoFactor.heading', 'Two-factor authentication'],
    ['field.countryCode', 'Country code'],
    ['field.phoneNumber', 'Phone number'],
    ['field.code', 'Authentication code'],
    ['twoFactor.resend', 'Resend code'],
    ['forcePassword.riskDisclaimer', 'Risk disclaimer'],
    ['action.tryAgain', 'Try again'],
    ['action.cancel', 'Cancel'],
    ['action.continue', 'Continue'],
    ['action.openInNewTab', 'Open in a new tab'],
  ] as const)('%s is the handle %j (functional spec, words)', (key, text) => {
    expect(ENGLISH[key]).toBe(text);
  });

  it('name a required field and its toggle after one pattern [2.32, 5.7, 5.12]', () => {
    expect(formatMessage(ENGLISH['field.required'], { field: 'Username' })).toBe(
      'Username - This field is required',
    );
    expect(formatMessage(ENGLISH['password.showField'], { field: 'Password' })).toBe('Show Password');
    expect(formatMessage(ENGLISH['password.hideField'], { field: 'Password' })).toBe('Hide Password');
  });

  it('are never empty, and hold no markup', () => {
    for (const text of Object.values(ENGLISH)) expect(text).toMatch(/^[^<>&]*\S$/);
  });
});
