import type { Page } from 'playwright/test';
import { expectScreen, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const drawn = (page: Page) =>
  page.locator('.risk-disclaimer img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 0;
  });

test('the risk disclaimer is on every screen of /ie, in German for German, and nowhere else [2.38]', async ({
  page,
  sandbox,
}) => {
  const site = sandbox.brands.forex;
  const picture = page.getByRole('img', { name: 'Risk disclaimer', exact: true });
  await page.goto(`${site}/en-uk`);
  await expectScreen(page, 'login');
  await expect(picture).toHaveCount(0);

  await page.goto(`${site}/ie`);
  await expect(picture).toHaveAttribute('src', '/assets/risk-en.svg');
  expect(await drawn(page)).toBe(true);
  const card = await page.locator('main').boundingBox();
  await signIn(page, personOf(sandbox, 'forced-change'));
  await expectScreen(page, 'force-password');
  await expect(picture).toBeVisible();
  expect((await page.locator('main').boundingBox())?.y).toBe(card?.y);

  await page.goto(`${site}/ie?lang=de`);
  await expect(page.getByRole('img', { name: 'Risikohinweis' })).toHaveAttribute(
    'src',
    '/assets/risk-de.svg',
  );
  expect(await drawn(page)).toBe(true);
});

test('the risk disclaimer is in view before anything is typed, on usual laptops [2.38]', async ({
  page,
  sandbox,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${sandbox.brands.forex}/ie`);
    await expectScreen(page, 'login');
    const box = await page.locator('.risk-disclaimer').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height), `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  const top = await page.locator('.risk-disclaimer').evaluate((each) => each.getBoundingClientRect().top);
  expect(top, 'its top on a small phone').toBeLessThanOrEqual(640 - 24);
});
