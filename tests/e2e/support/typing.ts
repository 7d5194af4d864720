import type { CDPSession, Page } from 'playwright/test';
import { oneOf } from './chance.ts';

interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** What the clipboard holds. */
const CLIPBOARD = 'from elsewhere';

/** Gets a word into a field. `half` is called while a part of it is there. Returns how many characters were entered. */
type Way = (visit: Visit, word: string, half: () => Promise<void>) => Promise<number>;

/** The ways to get text into a field. */
export const WAYS = {
  async typing({ page }, word, half) {
    await page.keyboard.type(word.slice(0, 3), { delay: 2 });
    await half();
    await page.keyboard.type(word.slice(3), { delay: 2 });
    return word.length;
  },
  async 'an input method'({ cdp }, _word, half) {
    for (const text of ['に', 'にほ', 'にほん']) {
      const end = text.length;
      await cdp.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
      if (end === 2) await half();
    }
    await cdp.send('Input.insertText', { text: '日本語です' });
    return 5;
  },
  async pasting({ page }, word, half) {
    await page.keyboard.type(word.slice(0, 1));
    await half();
    await page.keyboard.press('Control+v');
    return 1 + CLIPBOARD.length;
  },
  async 'a password manager'({ page }, word, half) {
    for (const name of ['username', 'password']) {
      await page.locator(`input[name=${name}]`).evaluate((field: HTMLInputElement, text) => {
        field.value += text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }, word);
      if (name === 'username') await half();
    }
    return 2 * word.length;
  },
  async 'a selection in the middle'({ page }, word, half) {
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    await half();
    await page.keyboard.type(word.slice(0, 4));
    return 4;
  },
  async 'undo and redo'({ page, cdp }, word, half) {
    // Starts a new unit of undo, however the browser has put the earlier ones together.
    await page.keyboard.press('End');
    await cdp.send('Input.insertText', { text: word });
    await page.keyboard.press('Control+z');
    await half();
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.type(word.slice(0, 2));
    return word.length + 2;
  },
} satisfies Readonly<Record<string, Way>>;

export interface Step {
  readonly way: keyof typeof WAYS;
  readonly word: string;
  readonly field: 'username' | 'password';
}

/** What a visitor does on one page. Many end with text selected. */
export const stepsOf = (random: () => number): readonly Step[] =>
  Array.from({ length: 12 }, () => ({
    way: oneOf(random, Object.keys(WAYS) as Step['way'][]),
    word: Array.from({ length: 9 }, () => oneOf(random, [...'abcdefghij.-_@123'])).join(''),
    field: oneOf(random, ['username', 'username', 'username', 'password']),
  }));

/** Makes a page with the same fields and without scripts, and fills the clipboard from it. */
export async function openPlainFields(page: Page): Promise<void> {
  await page.setContent(
    '<input name="username" dir="ltr"><input name="password" type="password" dir="ltr"><textarea></textarea>',
  );
  await page.locator('textarea').fill(CLIPBOARD);
  await page.locator('textarea').selectText();
  await page.keyboard.press('Control+c');
}

/** Goes through the steps and leaves the last ones selected. Returns how many characters were entered. */
export async function takeSteps(
  page: Page,
  steps: readonly Step[],
  half: (step: number) => Promise<void> = async () => {},
): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  let characters = 0;
  let at = '';
  for (const [index, { way, word, field }] of steps.entries()) {
    if (field !== at) await page.locator(`input[name=${field}]`).focus();
    at = field;
    characters += await WAYS[way]({ page, cdp }, word, () => half(index));
  }
  await page.keyboard.press('ArrowLeft');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowLeft');
  await cdp.detach();
  return characters;
}

/** What the fields hold, which of them has the focus, and what is selected in it. */
export const fieldsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const named = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const { name, selectionStart, selectionEnd, selectionDirection } =
      document.activeElement as HTMLInputElement;
    return {
      username: named('username')?.value,
      password: named('password')?.value,
      focus: name,
      selection: [selectionStart, selectionEnd, selectionDirection],
    };
  });
