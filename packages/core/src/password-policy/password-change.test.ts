import { describe, expect, it } from 'vitest';
import { checkPasswordChange, type PasswordField } from './password-change.ts';

const GOOD = 'Abcdef1!';
const form = { oldPassword: 'oldoldold', newPassword: GOOD, reEnterPassword: GOOD };
const withField = (field: PasswordField, value: string) => checkPasswordChange({ ...form, [field]: value });

describe('changing a password', () => {
  it('can be submitted when no field is invalid [5.8]', () => {
    expect(checkPasswordChange(form)).toEqual({
      problems: { oldPassword: [], newPassword: [], reEnterPassword: [] },
      canSubmit: true,
      passwordsMatch: true,
    });
  });

  it.each(['oldPassword', 'newPassword', 'reEnterPassword'] as const)('requires %s [5.1]', (field) => {
    const check = withField(field, '');
    expect(check.problems[field]).toEqual(['required']);
    expect(check.canSubmit).toBe(false);
  });

  it('asks for all three fields at once when nothing is filled in [3.9, 5.1]', () => {
    expect(checkPasswordChange({ oldPassword: '', newPassword: '', reEnterPassword: '' })).toEqual({
      problems: { oldPassword: ['required'], newPassword: ['required'], reEnterPassword: ['required'] },
      canSubmit: false,
      passwordsMatch: true,
    });
  });

  it.each([
    ['1234567', ['length']],
    ['12345678', []],
    ['all-lower-case!', []],
    ['sixteen letters!', ['length']],
    [' ', ['length']],
    ['        ', []],
    ['ééééééé', ['length']],
    ['éééééééé', []],
  ])('holds the old password %j to its length alone [5.2]', (old, problems) => {
    const check = withField('oldPassword', old);
    expect(check.problems.oldPassword).toEqual(problems);
    expect(check.canSubmit).toBe(problems.length === 0);
  });

  const NEW = [
    ['Abcde1!', ['length']],
    ['Abcdefghijklm12!', ['length']],
    ['abcdefgh', ['format']],
    ['Abcdefgh', ['format']],
    ['Abcdefg1', ['format']],
    ['ABCDEF1!', ['format']],
    ['abc', ['length', 'format']],
    ['        ', ['format']],
    [' ', ['length', 'format']],
    [GOOD, []],
    [`${GOOD} `, []],
  ] as const;

  it.each(NEW)('holds the new password %j to length and format [5.2, 5.3, 5.5]', (value, problems) => {
    const check = withField('newPassword', value);
    expect(check.problems.newPassword).toEqual(problems);
    expect(check.problems.reEnterPassword).toEqual([]);
    expect(check.canSubmit).toBe(problems.length === 0);
  });

  it.each(NEW)('holds the re-entered password %j to the same [5.2, 5.3, 5.5]', (value, problems) => {
    const check = withField('reEnterPassword', value);
    expect(check.problems.reEnterPassword).toEqual(problems);
    expect(check.problems.newPassword).toEqual([]);
    expect(check.canSubmit).toBe(problems.length === 0);
  });

  it.each([
    ['another one', 'Abcdef2!'],
    ['another case', 'ABcdef1!'],
    ['a space more', `${GOOD} `],
    ['a space before', ` ${GOOD}`],
    ['an invisible character more', `${GOOD}\u200B`],
    ['one that only normalising makes equal', 'Ａbcdef1!A'],
  ])('leaves Submit enabled when the two new passwords differ: %s [5.6, 5.8]', (_, reEnterPassword) => {
    expect(withField('reEnterPassword', reEnterPassword)).toMatchObject({
      canSubmit: true,
      passwordsMatch: false,
    });
  });

  it('compares without normalising [5.6]', () => {
    const composed = 'Aa1!caf\u00E9';
    const check = checkPasswordChange({
      ...form,
      newPassword: composed,
      reEnterPassword: composed.normalize('NFD'),
    });
    expect(check).toMatchObject({ canSubmit: true, passwordsMatch: false });
  });

  it('has no rule against the old password as the new one', () => {
    expect(
      checkPasswordChange({ oldPassword: GOOD, newPassword: GOOD, reEnterPassword: GOOD }).canSubmit,
    ).toBe(true);
  });

  it('follows another policy, which asks for what it names and lets the old password be older', () => {
    // A pattern with the flag `g` remembers where it has matched.
    const policy = { minimum: 12, maximum: 64, classes: { digit: /\d/g } };
    const long = 'correct horse battery 9';
    const changed = { oldPassword: 'old', newPassword: long, reEnterPassword: long };
    expect(checkPasswordChange(changed, policy).problems).toEqual({
      oldPassword: [],
      newPassword: [],
      reEnterPassword: [],
    });
    expect(checkPasswordChange(changed).problems.newPassword).toEqual(['length', 'format']);
    const wordless = { ...changed, newPassword: 'correct horse' };
    expect(checkPasswordChange(wordless, policy).problems.newPassword).toEqual(['format']);
    expect(checkPasswordChange(form, policy).problems.newPassword).toEqual(['length']);
    expect(checkPasswordChange(form, { ...policy, limitsOld: true }).problems.oldPassword).toEqual([
      'length',
    ]);
  });
});
