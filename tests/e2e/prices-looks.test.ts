import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Locator, Page } from 'playwright/test';
import { signIn, stopClock } from './support/login-page.ts';
import { personOf, startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/workers.ts';

let sandbox: Sandbox;
// One worker runs them all, so that this happens once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  sandbox = await startSandbox(true, { stream: { tick: 0 } });
});
test.afterAll(() => sandbox.dispose());

async function arrive(page: Page): Promise<void> {
  await page.goto(`${sandbox.brands.kq}/`);
  await signIn(page, personOf(sandbox, 'plain'));
  await expect(page.locator('.prices code')).toHaveText('CONNECTED:WS-STREAMING');
  await expect(page.locator('.price')).toHaveCount(3);
}

/** Each language with its culture, and a price in it. */
const FIGURES = [
  ['en', '69', 'en-EN', '1,234,567.12345'],
  ['zh', '161', 'zh-CHS', '1,234,567.12345'],
  ['ja', '16', 'ja-JP', '1,234,567.12345'],
  ['ar', '162', 'ar-AE', '1\u066C234\u066C567,12345'],
  ['de', '7', 'de-DE', '1.234.567,12345'],
  ['es', '85', 'es-ES', '1.234.567,12345'],
  ['pl', '20', 'pl-PL', '1\u00A0234\u00A0567,12345'],
] as const;

test('figures have the decimal and group separators of each language [9.14, 9.15]', async ({ page }) => {
  const prices = { Bid: '1234567.12345', Offer: '1234568.12345', StatusSummary: '0' };
  await arrive(page);
  const landed = new URL(page.url());
  for (const [language, cultureId, cultureCode, figure] of FIGURES) {
    for (const [name, value] of Object.entries({ language, cultureId, cultureCode }))
      landed.searchParams.set(name, value);
    await page.goto(landed.href);
    await expect(page.locator('.prices')).toHaveAttribute('lang', language);
    sandbox.stream.publish('PRICES', 'PRICE.401484347', prices, '');
    const bid = page.locator('.price', { hasText: 'EUR/USD' }).locator('dd bdi').first();
    // Compared as it is: an assertion on the text takes a non-breaking space for a plain one.
    await expect.poll(async () => (await bid.textContent())?.replace(/[▲▼]/, ''), language).toBe(figure);
  }
});

const area = (page: Page, kind: string): Locator => page.locator(`.scroll-area--${kind}`);
const track = (page: Page, kind: string): Locator => area(page, kind).locator('.scroll-area__track');

/** Where the thumb is, as the page has drawn it. */
const thumbOf = (page: Page): Promise<string> =>
  page
    .locator('.scroll-area--content .scroll-area__thumb')
    .evaluate((thumb: HTMLElement) => `${thumb.style.translate} ${thumb.style.blockSize}`);

/** Does something to the scrolled box, and waits until the page has heard of it and has had time to draw. */
const change = (page: Page, how: 'scroll' | 'resize', to: number): Promise<void> =>
  page.locator('.scroll-area--content .scroll-area__view').evaluate(
    async (view, [kind, pixels]) => {
      const heard = new Promise<void>((resolve) => {
        if (kind === 'scroll') view.addEventListener('scroll', () => resolve(), { once: true });
        else {
          // The first report is of the size as it is.
          let reports = 0;
          new ResizeObserver((_, self) => {
            reports += 1;
            if (reports < 2)
              return (view.parentElement as HTMLElement).style.setProperty('height', `${pixels}px`);
            self.disconnect();
            resolve();
          }).observe(view);
        }
      });
      if (kind === 'scroll') view.scrollTop = pixels;
      await heard;
      // Timers stand still: two messages are enough for React to draw.
      for (let turn = 0; turn < 2; turn += 1)
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        });
    },
    [how, to] as const,
  );

test('the scroll bar is 8 px wide, beside 16 px or 12 px, beyond 1 px of overflow, and follows every 20 ms [9.12, 9.17]', async ({
  page,
}) => {
  await page.clock.install();
  await arrive(page);
  await expect(track(page, 'content'), 'everything fits').toHaveCount(0);
  const view = area(page, 'content').locator('.scroll-area__view');
  const content = area(page, 'content').locator('.scroll-area__content');
  await expect(content).toHaveCSS('padding-right', '0px');
  const full = await view.evaluate(({ scrollHeight }) => scrollHeight);
  const resize = (height: number) =>
    area(page, 'content').evaluate((box, pixels) => box.style.setProperty('height', `${pixels}px`), height);
  await resize(full - 1);
  await expect.poll(() => view.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(1);
  await page.clock.runFor(100);
  await expect(track(page, 'content'), '1 px is not enough').toHaveCount(0);
  await resize(full - 2);
  await expect(track(page, 'content')).toHaveCSS('width', '8px');
  await expect(content).toHaveCSS('padding-right', '16px');

  const field = page.getByRole('combobox', { name: 'Add a market' });
  await field.press('ArrowDown');
  await expect(track(page, 'dropdown')).toHaveCSS('width', '8px');
  await expect(area(page, 'dropdown').locator('.scroll-area__content')).toHaveCSS('padding-right', '12px');
  await field.press('Escape');
  const small = await thumbOf(page);
  await resize(100);
  await expect.poll(() => thumbOf(page)).not.toBe(small);

  for (const [how, first, second] of [
    ['scroll', 10, 30],
    ['resize', 120, 140],
  ] as const) {
    await stopClock(page);
    await page.clock.runFor(100);
    const before = await thumbOf(page);
    await change(page, how, first);
    await expect.poll(() => thumbOf(page), `${how}: at once`).not.toBe(before);
    const moved = await thumbOf(page);
    await change(page, how, second);
    await page.clock.runFor(19);
    expect(await thumbOf(page), `${how}: not before 20 ms`).toBe(moved);
    await page.clock.runFor(1);
    await expect.poll(() => thumbOf(page), `${how}: after 20 ms`).not.toBe(moved);
    await page.clock.resume();
  }
});
