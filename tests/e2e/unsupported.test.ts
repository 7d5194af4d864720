import { expect, test } from './support/test.ts';
import { withoutModules } from './support/without-modules.ts';

test('a browser without modules is told that it is too old, and gets no half of a form', async ({
  page,
  sandbox,
}) => {
  await withoutModules(page, `${sandbox.brands.kq}/`);
  const sentence = page.getByText('This browser is too old for this page.');
  await expect(sentence).toBeVisible();
  expect((await sentence.boundingBox())?.width, 'a line is not too long to read').toBeLessThan(660);
  await expect(page.locator('form, .spinner')).toHaveCount(0);
});

test('it is told in the language that the address asks for, in the direction of that language', async ({
  page,
  sandbox,
}) => {
  for (const [lang, dir, sentence] of [
    ['de', 'ltr', /^Dieser Browser ist zu alt/],
    ['ar', 'rtl', /^هذا المتصفح قديم/],
    ['en-us', 'ltr', /^This browser is too old/],
    ['constructor', 'ltr', /^This browser is too old/],
  ] as const) {
    await withoutModules(page, `${sandbox.brands.kq}/?lang=${lang}`);
    await expect(page.locator('#root')).toHaveText(sentence);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  }
});
