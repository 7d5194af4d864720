import axe from 'axe-core';
import { expect, test } from './support/gallery.ts';

test.describe('the gallery', { tag: '@ci' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is searched, filtered and walked through with the keyboard, and its address says all of it', async ({
    page,
    gallery,
  }) => {
    await page.goto(gallery.origin);
    await expect(page.getByRole('status')).toHaveText(/^\d\d+ states$/);
    await page.keyboard.press('/');
    await page.keyboard.type('code refused');
    await expect(page.getByRole('status')).toHaveText('2 states');
    await page.getByLabel('Brand').selectOption('kq');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByRole('link', { name: 'Code refused' }).press('Enter');
    await expect(page).toHaveURL(/#\/state\/two-factor\.code-refused\?brand=kq&theme=dark&q=code\+refused$/);
    await expect(page.getByRole('heading', { name: 'Code refused' })).toBeFocused();
    const stage = page.frameLocator('iframe');
    await expect(stage.getByRole('alertdialog')).toContainText('Your code was not valid.');
    await expect(stage.locator('html')).toHaveAttribute('data-brand', 'kq');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Account suspended' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Code refused' })).toBeVisible();
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () =>
      (await window.axe.run(document, { iframes: false })).violations.map(({ id }) => id),
    );
    expect(violations).toEqual([]);
  });

  test('shows all it has for an address that it does not know, and says so', async ({ page, gallery }) => {
    await page.goto(`${gallery.origin}/#/state/login.nonsense`);
    await expect(page.getByRole('alert')).toContainText('no state called login.nonsense');
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });

  test('reports an address of the stage that it does not know', async ({ page, gallery }) => {
    await page.goto(`${gallery.origin}/stage.html#/state/login.nonsense`);
    await expect(page.getByText('The gallery has no login.nonsense.')).toBeVisible();
  });

  test('finds a state by its name alone, and says how it got there', async ({ stage }) => {
    const { trail } = await stage.show('#/state/code-refused');
    expect(trail).toEqual([
      'opened-at',
      'submitted',
      'two-factor-required',
      'contact-selected',
      'code-sent',
      'code-submitted',
      'code-refused',
    ]);
    await expect(stage.page.getByRole('alertdialog')).toBeVisible();
  });

  test('shows pseudo-texts in both directions', async ({ stage }) => {
    for (const [lang, dir] of [
      ['pseudo', 'ltr'],
      ['pseudo-rtl', 'rtl'],
    ]) {
      await stage.show(`#/state/login.login?lang=${lang}`);
      await expect(stage.page.getByRole('heading')).toHaveText(/\[Ļöğ îñ/);
      await expect(stage.page.locator('html')).toHaveAttribute('dir', dir ?? '');
    }
  });

  for (const [id, heading, text] of [
    ['loading', 'جارٍ التحميل', ''],
    ['scripts-off', 'تسجيل الدخول', 'JavaScript'],
    ['scripts-off-unstamped', 'This page needs JavaScript', 'Please switch it on'],
    ['unsupported-browser', 'هذا المتصفح قديم', 'Chrome'],
    ['unsupported-browser-unstamped', 'هذا المتصفح قديم', 'Chrome'],
    ['offline', 'تعذّر تحميل هذه الصفحة', 'غير متصل'],
    ['unreachable', 'تعذّر تحميل هذه الصفحة', 'تعذّر الوصول'],
  ] as const)
    test(`shows page.${id}, which needs no application, and leaves nothing of the page before`, async ({
      stage,
    }) => {
      const { page } = stage;
      await stage.show('#/state/page.offline?brand=whs&theme=dark');
      await stage.show(`#/state/page.${id}?brand=kq&lang=ar`);
      await expect(page.getByRole('heading')).toContainText(heading);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.locator('form:visible')).toHaveCount(0);
      await stage.show('#/state/login.login?brand=kq&lang=en');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(await page.locator('body > *').count()).toBe(2);
    });
});
