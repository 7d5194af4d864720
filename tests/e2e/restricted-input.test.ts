import type { Locator } from 'playwright/test';
import { expect, type Stage, test } from './support/gallery.ts';

/** Shows the page with one field for each rule. Returns the field of a rule. */
async function open({ page, show }: Stage, lang: string): Promise<(rule: string) => Locator> {
  await show(`#/state/page.restricted-inputs?lang=${lang}`);
  return (rule) => page.getByLabel(rule, { exact: true });
}

/** Types into an empty field, and returns what is in it. */
async function typed(field: Locator, text: string): Promise<string> {
  await field.fill('');
  await field.pressSequentially(text);
  return field.inputValue();
}

/** Pastes by the keys of the browser, in place of what is selected. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

async function pasted(field: Locator, text: string): Promise<string> {
  await field.fill('');
  await paste(field, text);
  return field.inputValue();
}

test.describe('a restricted input', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes the numbers of its rule, and refuses each other key [5.13, 5.14, 5.15, 5.16]', async ({
    stage,
  }) => {
    const field = await open(stage, 'en');
    expect(await typed(field('integer'), '1a2.3-4')).toBe('1234');
    expect(await typed(field('positiveNumber'), '-1.2.3e4')).toBe('1.234');
    expect(await typed(field('number'), '-1-2.5')).toBe('-12.5');
    expect(await typed(field('decimalPrice'), '1.2345')).toBe('1.23');
    await field('decimalPrice').press('Home');
    await field('decimalPrice').pressSequentially('x9');
    await expect(field('decimalPrice')).toHaveValue('91.23');
  });

  test('writes numbers as the language does [5.14, 5.19, 9.14, 9.15]', async ({ stage }) => {
    const german = await open(stage, 'de');
    expect(await typed(german('number'), '-1.2,5')).toBe('-12,5');
    expect(await pasted(german('number'), '1.234,5')).toBe('1234,5');
    const english = await open(stage, 'en');
    expect(await pasted(english('number'), '1,234.5')).toBe('1234.5');
    expect(await pasted(english('integer'), '1,234.5')).toBe('');
  });

  test('pastes in place of what is selected, and keeps the caret after it [5.18, 5.19]', async ({
    stage,
  }) => {
    const field = (await open(stage, 'en'))('positiveNumber');
    await field.fill('1239');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await paste(field, '5,000\n');
    await expect(field).toHaveValue('150009');
    await field.pressSequentially('7');
    await expect(field).toHaveValue('1500079');
  });

  test('leaves out emoji, and what is too long [5.17, 5.18]', async ({ stage }) => {
    const field = await open(stage, 'en');
    expect(await pasted(field('noEmoji'), 'a👩‍🚀b ☎')).toBe('ab ☎');
    await field('noEmoji').page().keyboard.insertText('🚀c');
    await expect(field('noEmoji')).toHaveValue('ab ☎c');
    expect(await typed(field('maxLength'), 'abcdefg')).toBe('abcde');
    await field('maxLength').evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 2));
    await paste(field('maxLength'), 'xyz');
    await expect(field('maxLength')).toHaveValue('abcde');
    await paste(field('maxLength'), 'xy');
    await expect(field('maxLength')).toHaveValue('xycde');
  });

  test('never blocks Enter, a deletion, or undo [5.20]', async ({ stage }) => {
    const field = (await open(stage, 'en'))('integer');
    await field.evaluate((input) => {
      const form = document.createElement('form');
      input.replaceWith(form);
      form.append(input);
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        input.setAttribute('data-sent', '');
      });
    });
    await typed(field, '12');
    await field.press('Backspace');
    await expect(field).toHaveValue('1');
    await field.press('ControlOrMeta+z');
    await expect(field).toHaveValue('12');
    await field.press('Enter');
    await expect(field).toHaveAttribute('data-sent', '');
  });

  test('takes back what an input method has composed against the rule', async ({ stage }) => {
    const field = (await open(stage, 'en'))('integer');
    await typed(field, '12');
    const devTools = await stage.page.context().newCDPSession(stage.page);
    await devTools.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
    await expect(field).toHaveValue('12か');
    await devTools.send('Input.insertText', { text: 'か' });
    await expect(field).toHaveValue('12');
  });
});
