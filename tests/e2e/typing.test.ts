import type { CDPSession, Page } from 'playwright/test';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'] as const;
/** Characters to type while React takes over: 10,000 in the long run, a seeded tenth otherwise. */
const CHARACTERS = process.env.GATEHOUSE_FULL === '1' ? 10_000 : 1_000;
const PER_PAGE = 100;
const PAGES = Math.ceil(CHARACTERS / PER_PAGE / LANGUAGES.length);

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Way = (page: Page, cdp: CDPSession, word: string) => Promise<void>;

/** The ways to get text into a field. */
const WAYS: readonly Way[] = [
  async function plainTyping(page, _cdp, word) {
    await page.keyboard.type(word, { delay: 2 });
  },
  async function inputMethod(_page, cdp) {
    for (const text of ['に', 'にほ', 'にほん']) {
      const end = text.length;
      await cdp.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await cdp.send('Input.insertText', { text: '日本' });
  },
  async function paste(_page, cdp, word) {
    await cdp.send('Input.insertText', { text: `pasted ${word}` });
  },
  async function autofill(page) {
    await page.locator('input[name=username]').evaluate((field: HTMLInputElement) => {
      field.value += 'filled';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  },
  async function caretInTheMiddle(page, _cdp, word) {
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.type(word.slice(0, 4));
  },
  async function undo(page, cdp, word) {
    // Starts a new unit of undo, however the browser has put the earlier ones together.
    await page.keyboard.press('End');
    await cdp.send('Input.insertText', { text: word });
    await page.keyboard.press('Control+z');
    await page.keyboard.type(word.slice(0, 2));
  },
];

interface Step {
  readonly way: Way;
  readonly word: string;
}

/** What a visitor does on one page. */
const stepsOf = (random: () => number): readonly Step[] =>
  Array.from({ length: 12 }, () => ({
    way: WAYS[Math.floor(random() * WAYS.length)] as Way,
    word: Array.from({ length: 9 }, () => 'abcdefghij.-_@123'[Math.floor(random() * 17)]).join(''),
  }));

/** Types into the field of a page and returns what it holds then, and where the caret is. */
async function typeInto(page: Page, steps: readonly Step[], before: (step: number) => void = () => {}) {
  const cdp = await page.context().newCDPSession(page);
  const field = page.locator('input[name=username]');
  await field.focus();
  for (const [at, { way, word }] of steps.entries()) {
    before(at);
    await way(page, cdp, word);
  }
  const read = () =>
    field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => ({
      value,
      selectionStart,
      selectionEnd,
    }));
  return { characters: steps.reduce((sum, { word }) => sum + word.length, 0), read };
}

test.describe('what is typed while React takes over', () => {
  for (const language of LANGUAGES) {
    test(`is what a plain field holds, with the same caret: ${language}`, async ({
      page,
      context,
      sandbox,
    }) => {
      test.setTimeout(30_000 + PAGES * 15_000);
      const random = numbers(LANGUAGES.indexOf(language) + 1);
      // The same steps in a field without any script, in the same browser.
      const plain = await context.newPage();
      let release = (): void => undefined;
      let released = Promise.resolve();
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      let characters = 0;
      for (let load = 0; load < PAGES; load += 1) {
        const steps = stepsOf(random);
        await plain.setContent('<input name="username" dir="ltr">');
        const expected = await (await typeInto(plain, steps)).read();

        released = new Promise((resolve) => {
          release = resolve;
        });
        await page.goto(`${sandbox.brands.whs}/?lang=${language}`, { waitUntil: 'commit' });
        const releaseAt = Math.floor(random() * 4);
        const typed = await typeInto(page, steps, (step) => step === releaseAt && release());
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
        );
        expect(await typed.read(), `page ${load}`).toEqual(expected);
        characters += typed.characters;
      }
      expect(characters).toBeGreaterThanOrEqual(PAGES * PER_PAGE);
    });
  }

  test('is sent once, whenever it is sent', async ({ page, sandbox }) => {
    const random = numbers(11);
    const person = personOf(sandbox, 'plain');
    await page.route(`${sandbox.home}/platform/**`, (route) => route.fulfill({ status: 204 }));
    const rounds = process.env.GATEHOUSE_FULL === '1' ? 40 : 4;
    for (let round = 1; round <= rounds; round += 1) {
      const wait = random() * 400;
      await page.goto(`${sandbox.brands.whs}/`, { waitUntil: 'commit' });
      await page.locator('input[name=username]').fill(person.username);
      await page.locator('input[name=password]').fill(person.password);
      await page.waitForTimeout(wait);
      await page.keyboard.press('Enter');
      await expect.poll(() => callsTo(sandbox, SESSION_CALL).length).toBe(round);
      await page.waitForTimeout(100);
      expect(callsTo(sandbox, SESSION_CALL)).toHaveLength(round);
    }
  });
});
