import { expect, test } from './support/test.ts';

test('a browser without modules is told that it is too old, and gets no half of a form', async ({
  page,
  sandbox,
}) => {
  // Such a browser leaves modules out, and runs every other script whatever it says.
  await page.route(`${sandbox.brands.kq}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace('<script nomodule', '<script');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${sandbox.brands.kq}/`);
  await expect(page.getByText('This browser is too old for this page.')).toBeVisible();
  await expect(page.locator('form, .spinner')).toHaveCount(0);
});
