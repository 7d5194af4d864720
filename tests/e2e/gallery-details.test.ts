// Small things that a glance takes in, in the gallery.
import { expect, test } from './support/gallery.ts';

test('the screen of leaving shows that something is going on, until it asks for help', async ({ stage }) => {
  const bar = stage.page.locator('.leaving__bar');
  await stage.show('#/state/leaving.leaving?brand=kq');
  const { width, height } = (await bar.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBe(3);
  expect(width).toBeGreaterThan(300);
  await stage.show('#/state/leaving.leaving.stalled?brand=kq');
  await expect(bar).toHaveCount(0);
});

test('the chosen platform has a wash and a line, which no other has', async ({ stage }) => {
  await stage.show('#/state/login.login?brand=city-index');
  const looks = await stage.page.locator('.radio-group__text').evaluateAll((all) =>
    all.map((text) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(text);
      return { hasLine: backgroundImage.includes('gradient'), wash: backgroundColor };
    }),
  );
  const [chosen, ...others] = looks;
  expect(looks.map(({ hasLine }) => hasLine)).toEqual([true, false, false]);
  for (const { wash } of others) expect(wash).not.toBe(chosen?.wash);
});

test('what is wrong with a country code stands below it, from right to left, too', async ({ stage }) => {
  await stage.page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'ar']) {
    await stage.show(`#/state/login.login.phone-missing?brand=whs&lang=${language}`);
    const edges = await stage.page.evaluate(() => {
      const code = document.querySelector('input[name=phonePrefix]');
      const said = document.getElementById(code?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      return [code, said].map((each) => Math.round(each?.getBoundingClientRect().left ?? -1));
    });
    expect(edges[1], language).toBe(edges[0]);
  }
});

test('the figures of a market have their names on one line', async ({ stage }) => {
  await stage.page.setViewportSize({ width: 1280, height: 800 });
  await stage.show('#/state/prices.live?brand=kq');
  const tops = await stage.page
    .locator('.price')
    .first()
    .locator('dt')
    .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size, tops.join()).toBe(1);
});
