import { expectScreen, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** A new password, and which rules it meets: its length, an uppercase letter, a lowercase one, a number, a symbol. */
const PASSWORDS = [
  ['Aa1!567', 'nyyyy'],
  ['Aa1!5678', 'yyyyy'],
  ['Aa1!56789012345', 'yyyyy'],
  ['Aa1!567890123456', 'nyyyy'],
  ['aaa1!567', 'ynyyy'],
  ['AAA1!567', 'yynyy'],
  ['Aaa-!xyz', 'yyyny'],
  ['Aaa12345', 'yyyyn'],
  ['ÄÖéé٣٣  ', 'ynnnn'],
  ['Aa1 5678', 'yyyyn'],
  ['Aa1~5678', 'yyyyy'],
] as const;

test('a new password is 8 to 15 characters of four classes, and an empty one is only missing [5.2, 5.3, 5.4, 5.5, 9.1]', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.brands.whs}/`);
  await signIn(page, personOf(sandbox, 'forced-change'));
  await expectScreen(page, 'force-password');
  const field = page.getByLabel('New Password', { exact: true });
  const submit = page.locator('form button[type=submit]');
  await page.getByLabel('Old Password', { exact: true }).fill('12345678');
  const leave = () => page.getByLabel('Re-enter Password', { exact: true }).focus();
  for (const [password, rules] of PASSWORDS) {
    await field.fill(password);
    await page.getByLabel('Re-enter Password', { exact: true }).fill(password);
    await leave();
    const met = rules.replaceAll('n', '').length;
    await expect(page.getByRole('main')).toContainText(`${met} of 5 met`);
    const shown = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => (/\(met\)$/.test(item.textContent ?? '') ? 'y' : 'n')));
    expect(shown.join(''), password).toBe(rules);
    // The flag: the field is wrong, and Submit is disabled.
    const isWrong = rules.includes('n');
    if (isWrong) await expect(field, password).toHaveAttribute('aria-invalid', 'true');
    else await expect(field, password).not.toHaveAttribute('aria-invalid', 'true');
    await expect(submit, password).toBeEnabled({ enabled: !isWrong });
  }
  await field.fill('');
  await leave();
  await expect(field).toHaveAccessibleDescription(/^New Password - This field is required/);
  await expect(page.getByText('does not meet the rules yet'), 'no format is asked of nothing').toHaveCount(0);
  await expect(submit).toBeDisabled();

  for (const [old, enabled] of [
    ['1234567', false],
    ['12345678', true],
    ['123456789012345', true],
    ['1234567890123456', false],
  ] as const) {
    await page.getByLabel('Old Password', { exact: true }).fill(old);
    await field.fill('Aa1!5678');
    await page.getByLabel('Re-enter Password', { exact: true }).fill('Aa1!5678');
    await expect(submit, `${old.length} characters`).toBeEnabled({ enabled });
  }
});
