import type { CDPSession, Page } from 'playwright/test';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'] as const;
/** Characters to type while React takes over: 10,000 in the long run, a seeded tenth otherwise. */
const CHARACTERS = process.env.GATEHOUSE_FULL === '1' ? 10_000 : 1_000;
const PER_PAGE = 72;
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

/** A field as the visitor made it: the text, and where the caret is. */
interface Typed {
  readonly text: string;
  readonly caret: number;
}

const inserted = ({ text, caret }: Typed, more: string): Typed => ({
  text: text.slice(0, caret) + more + text.slice(caret),
  caret: caret + more.length,
});

type Way = (page: Page, cdp: CDPSession, before: Typed, random: () => number) => Promise<Typed>;

/** The ways to get text into a field. Each returns what the field then has to hold. */
const WAYS: readonly Way[] = [
  async function plainTyping(page, _cdp, before, random) {
    const word = Array.from({ length: 9 }, () => 'abcdefghij.-_@123'[Math.floor(random() * 17)]).join('');
    await page.keyboard.type(word, { delay: 2 });
    return inserted(before, word);
  },
  async function inputMethod(_page, cdp, before) {
    for (const text of ['に', 'にほ', 'にほん']) {
      await cdp.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await cdp.send('Input.insertText', { text: '日本' });
    return inserted(before, '日本');
  },
  async function paste(_page, cdp, before) {
    await cdp.send('Input.insertText', { text: 'pasted text' });
    return inserted(before, 'pasted text');
  },
  async function autofill(page, _cdp, before) {
    await page.locator('input[name=username]').evaluate((field: HTMLInputElement) => {
      field.value += 'filled';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const text = `${before.text}filled`;
    return { text, caret: text.length };
  },
  async function caretInTheMiddle(page, _cdp, before) {
    const back = Math.min(3, before.caret);
    for (let step = 0; step < back; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('mid');
    return inserted({ ...before, caret: before.caret - back }, 'mid');
  },
  async function undo(page, cdp, before) {
    await cdp.send('Input.insertText', { text: 'gone' });
    await page.keyboard.press('Control+z');
    return before;
  },
];

test.describe('what is typed while React takes over', () => {
  for (const language of LANGUAGES) {
    test(`is neither lost nor doubled, and the caret stays: ${language}`, async ({ page, sandbox }) => {
      test.setTimeout(30_000 + PAGES * 10_000);
      const random = numbers(LANGUAGES.indexOf(language) + 1);
      const cdp = await page.context().newCDPSession(page);
      let release = (): void => undefined;
      let released = Promise.resolve();
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      let characters = 0;
      for (let load = 0; load < PAGES; load += 1) {
        released = new Promise((resolve) => {
          release = resolve;
        });
        await page.goto(`${sandbox.brands.whs}/?lang=${language}`, { waitUntil: 'commit' });
        await page.locator('input[name=username]').focus();
        let field: Typed = { text: '', caret: 0 };
        const releaseAfter = Math.floor(random() * 3);
        for (let step = 0; field.text.length < PER_PAGE; step += 1) {
          if (step === releaseAfter) release();
          const way = WAYS[Math.floor(random() * WAYS.length)] as Way;
          field = await way(page, cdp, field, random);
        }
        characters += field.text.length;
        const taken = page.waitForFunction(() =>
          Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
        );
        await taken;
        const found = await page
          .locator('input[name=username]')
          .evaluate(({ value, selectionStart }: HTMLInputElement) => ({
            text: value,
            caret: selectionStart,
          }));
        expect(found, `page ${load}`).toEqual(field);
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
