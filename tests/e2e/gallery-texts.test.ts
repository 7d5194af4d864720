// The texts of the page in all their places, in the gallery.
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, test } from './support/gallery.ts';
import { artworkDrawn } from './support/looks.ts';

/** The texts that no state shows. `unshown.ts` in the gallery says why. Whoever adds one has to add it here, too. */
const UNSHOWN = ['leaving.platform', 'error.session-refused'];

const violationsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () =>
    (await window.axe.run(document, { iframes: false })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    ),
  );
};

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in a stage. Returns the words that are highlighted. */
const highlighted = (): readonly string[] =>
  [...(CSS.highlights.get('text') ?? [])].map((range) =>
    range.toString().replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/** The edges of every element. The logo has no size before it arrives. */
async function edgesOf(page: Page): Promise<readonly number[]> {
  await artworkDrawn(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    }),
  );
}

test.describe('the texts of the gallery', { tag: '@ci' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('are all shown by some state, or have a reason; each is found with the keyboard, in its places and in all languages', {
    tag: '@full',
  }, async ({ page, gallery }) => {
    test.setTimeout(180_000);
    await page.goto(`${gallery.origin}/#/text?lang=pl`);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
    const places = await page
      .locator('.texts__row')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('a')?.textContent, row.lastElementChild?.textContent ?? '']),
      );
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(([, where]) => !/\bstates?$/.test(where ?? '')).map(([key]) => key)).toEqual(
      UNSHOWN,
    );
    expect(places.filter(([, where]) => where === 'In no state')).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);

    await page.keyboard.press('/');
    await page.keyboard.type('wyślemy kod');
    await expect(page.getByRole('status')).toHaveText('1 text');
    await page.getByRole('link', { name: 'twoFactor.lead' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'twoFactor.lead' })).toBeFocused();
    await expect(page).toHaveURL(/#\/text\/twoFactor\.lead\?lang=pl/);
    await expect(page.getByRole('listitem').first()).toContainText('two-factor.two-factor');
    await page.getByRole('link', { name: 'In all languages' }).first().press('Enter');
    await expect(page).toHaveURL(/#\/text\/twoFactor\.lead\/two-factor\.two-factor\?/);
    await expect(page.getByRole('listitem')).toHaveCount(7);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await sideways(page)).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('term').last()).toHaveText('Polski');
    expect(await sideways(page)).toBe(0);
  });

  test('are highlighted where they are, and their marks move nothing', async ({ stage }) => {
    const { page, show } = stage;
    const wordsOf = async (lang: string, key: string): Promise<string | undefined> => {
      const answer = await page.request.get(`${new URL(page.url()).origin}/assets/i18n/${lang}.json`);
      return ((await answer.json()) as Readonly<Record<string, string>>)[key];
    };
    for (const [state, lang, key] of [
      ['two-factor.two-factor', 'ar', 'twoFactor.lead'],
      ['login-failed.login-failed', 'ja', 'loginFailed.resetLink'],
      ['login.login.connection-back', 'zh', 'page.backOnline'],
      ['page.scripts-off', 'es', 'page.noScript'],
    ] as const) {
      const { texts } = await show(`#/state/${state}?lang=${lang}&text=${key}`);
      expect(await page.evaluate(highlighted), key).toEqual([await wordsOf(lang, key)]);
      expect(texts, key).toContainEqual({ key, isHeard: false });
    }
    const { texts } = await show('#/state/login.login?text=password.showField');
    expect(texts).toContainEqual({ key: 'password.showField', isHeard: true });
    await expect(page.locator('[data-highlighted]')).toHaveClass('password-field__toggle');

    for (const lang of ['ja', 'ar', 'de']) {
      await show(`#/state/two-factor.code-refused?lang=${lang}`);
      const plain = await edgesOf(page);
      await expect(page.locator('[data-highlighted]')).toHaveCount(0);
      await show(`#/state/two-factor.code-refused?lang=${lang}&text=*`);
      const marked = await edgesOf(page);
      expect(marked.length).toBe(plain.length);
      const moved = marked.map((edge, at) => Math.abs(edge - (plain[at] ?? Number.NaN)));
      expect(Math.max(...moved), lang).toBeLessThan(1);
    }
  });

  test('of a state are listed beside it', async ({ page, gallery }) => {
    await page.goto(`${gallery.origin}/#/state/two-factor.code-refused?lang=de`);
    const texts = page.getByRole('region', { name: 'Its texts' });
    await texts.getByRole('link', { name: 'Ihr Code war nicht gültig.' }).press('Enter');
    await expect(page).toHaveURL(/text=error\.code-refused/);
    const stage = page.frameLocator('.detail iframe').locator('body');
    await expect.poll(() => stage.evaluate(highlighted)).toHaveLength(1);
    await expect(texts.locator('[aria-current]')).toHaveText(/Ihr Code/);
    await texts.getByRole('link', { name: 'error.code-refused' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'error.code-refused' })).toBeFocused();
  });
});
