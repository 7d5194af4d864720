import { expect, type Stage, test } from './support/gallery.ts';

/** The languages with long words between spaces. */
const LANGUAGES = ['en', 'de', 'pl', 'es'] as const;
/** Each heading of the page. */
const HEADINGS = [
  'login.login?brand=whs',
  'login-failed.login-failed?brand=kq',
  'reset.reset.unavailable?brand=city-index',
  'two-factor.two-factor?brand=forex',
  'force-password.force-password?brand=tradingview-forex',
  'force-password.password-not-changed?brand=kq',
  'force-password.password-changed?brand=whs',
  'leaving.leaving.stalled?brand=forex',
  'configuration-fault.configuration-fault?brand=city-index',
  'page.not-loaded?brand=kq',
  'page.unsupported-browser?brand=city-index',
  'page.offline?brand=whs',
] as const;
/** Where words stand beside others in one line. */
const CROWDED = [
  'login.login?brand=whs',
  'two-factor.verifying-code.five-seconds?brand=forex',
  'force-password.changing-password.five-seconds?brand=kq',
] as const;

/** Returns the words below the matches of a selector that are broken between two lines, in all languages. */
async function brokenWords(
  { page, show }: Stage,
  states: readonly string[],
  selector: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of states.flatMap((state) => LANGUAGES.map((lang) => `#/state/${state}&lang=${lang}`))) {
    await show(address);
    const broken = await page.locator(selector).evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const words: string[] = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(word);
        }
      }
      return words;
    });
    found.push(...broken.map((word) => `${address}: ${word}`));
  }
  return found;
}

test.describe('in the narrowest window', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('no word is broken', async ({ stage }) => {
    expect(await brokenWords(stage, CROWDED, 'main')).toEqual([]);
  });

  test.describe('with text of twice the size', () => {
    test.beforeEach(({ stage }) =>
      stage.page.locator('html').evaluate((root) => {
        root.style.fontSize = '200%';
      }),
    );

    test('no word of a heading is broken', async ({ stage }) => {
      expect(await brokenWords(stage, HEADINGS, 'h1')).toEqual([]);
    });

    test('the menu of languages opens inside the window', async ({ stage: { page, show } }) => {
      await show('#/state/login.login?brand=whs&lang=pl');
      await page.locator('.language-menu__trigger').click();
      const panel = page.locator('.language-menu__panel');
      await expect(panel).toBeVisible();
      const { left, right } = await panel.evaluate((element) => element.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    });

    test('the offer to load the page again keeps its button inside the window', async ({
      stage: { page, show },
    }) => {
      await show('#/state/page.missing-script?brand=forex&lang=ja');
      await expect(page.locator('.reload-offer button')).toBeInViewport({ ratio: 1 });
    });
  });
});
