import { expect, test } from './support/test.ts';
import { withoutModules } from './support/without-modules.ts';

test('a browser without modules is told that it is too old, and gets no half of a form', async ({
  page,
  sandbox,
}) => {
  await withoutModules(page, `${sandbox.brands.kq}/`);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(
    'This browser is too old for this page',
  );
  const sentence = page.getByRole('main').getByRole('alert');
  await expect(sentence).toHaveText('Please use a current version of Chrome, Edge, Firefox or Safari.');
  expect((await sentence.boundingBox())?.width, 'a line is not too long to read').toBeLessThan(660);
  await expect(page.locator('form, .spinner')).toHaveCount(0);
});

test('it keeps the brand of a stamped document, and gets the styles that come after the first frame', async ({
  page,
  sandbox,
}) => {
  await withoutModules(page, `${sandbox.brands.kq}/`);
  await expect(page.getByRole('banner').getByRole('img', { name: 'KQ Markets' })).toBeVisible();
  await expect(page.locator('.language-menu')).toHaveCount(0);
  // Without the styles, it would be the browser's own.
  await expect(page.locator('main p')).not.toHaveCSS('margin-block-start', '0px');
  await expect(page.locator('main svg')).toHaveCSS('stroke-width', '1.3px');
});

test('where the styles cannot size the logo, the brand’s name stands in its place', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSS'));
  await withoutModules(page, `${sandbox.brands.kq}/`);
  await expect(page.getByRole('banner')).toHaveText('KQ Markets');
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
    await expect(page.locator('h1')).toHaveText(sentence);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  }
});

for (const api of ['URL.canParse', 'Array.prototype.toSorted', 'HTMLDialogElement'])
  for (const stamped of [true, false])
    test(`so is a browser without ${api}, ${stamped ? 'in a stamped document' : 'without one'}`, async ({
      page,
      sandbox,
    }) => {
      await page.addInitScript((path) => {
        const names = path.split('.');
        const last = names.pop() ?? '';
        const holder = names.reduce<object>((object, name) => Reflect.get(object, name), window);
        Reflect.deleteProperty(holder, last);
      }, api);
      // An address that no document was stamped for.
      await page.goto(`${sandbox.brands.kq}/${stamped ? '' : 'reset'}?lang=de`);
      await expect(page.locator('h1')).toHaveText(/^Dieser Browser ist zu alt/);
      await expect(page.locator('form, .spinner')).toHaveCount(0);
    });
