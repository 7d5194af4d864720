import type { Sandbox } from '@gatehouse-login/sandbox';
import type { Page } from 'playwright/test';
import { expectComplete, expectScreen, logInButton } from './support/login-page.ts';
import { startSandbox } from './support/sandbox.ts';
import { expect, test } from './support/workers.ts';

/** The brands' text colours are not readable on these: white on the first, nearly black on the second. */
const ACCENTS = { kq: 'rgb(125, 125, 125)', forex: 'rgb(18, 60, 140)' } as const;
type Skinned = keyof typeof ACCENTS;
const THEME = { kq: 'light', forex: 'dark' } as const satisfies Record<Skinned, string>;

const skinned = (brand: Skinned) => ({ skin: { skinId: brand, accent: ACCENTS[brand] } });

/** Notes, in each frame, what the button of the form looks like. */
function watchButton(): void {
  const looks = new Set<string>();
  Object.assign(window, { looks });
  const note = (): void => {
    const button = document.querySelector('form button[type=submit]');
    if (button !== null) {
      const { backgroundColor, color } = getComputedStyle(button);
      looks.add(`${backgroundColor} | ${color}`);
    }
    requestAnimationFrame(note);
  };
  note();
}

const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as { looks?: Set<string> }).looks ?? [])]);

/** The contrast between the button and its words, and between the page and a link (WCAG 2). */
const contrastsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    const luminanceOf = (colour: string): number => {
      if (context === null) return 0;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string): number => {
      const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const button = styleOf('form button[type=submit]');
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return [contrast(button.backgroundColor, button.color), contrast(page, styleOf('main a').color)];
  });

for (const stamped of [true, false]) {
  test.describe(`the accent of a skin, ${stamped ? 'in a stamped document' : 'on a static server'}`, () => {
    let sandbox: Sandbox;
    // One worker runs them all, so that this happens once.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      const configurations = { kq: skinned('kq'), forex: skinned('forex') };
      sandbox = await startSandbox(stamped, { configurations });
    });
    test.afterAll(() => sandbox.dispose());

    for (const brand of ['kq', 'forex'] as const) {
      test(`is there from the first frame on, and can be read on a ${THEME[brand]} page`, async ({
        page,
      }) => {
        const complaints: string[] = [];
        page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
        await page.addInitScript(watchButton);
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(sandbox.brands[brand], { waitUntil: 'commit' });
        if (stamped) await expect.poll(() => looksOf(page)).toHaveLength(1);
        release();
        await expectScreen(page, 'login');
        await expectComplete(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', THEME[brand]);

        const looks = await looksOf(page);
        expect(looks, 'one look in all frames').toHaveLength(1);
        expect(looks[0]).toContain(`${ACCENTS[brand]} | `);
        const panel = page.locator('.brand-panel');
        await expect(panel).toHaveCSS('background-color', /^oklch\(0\.36 /);
        await page.mouse.move(0, 0);
        for (const contrast of await contrastsOf(page)) expect(contrast).toBeGreaterThanOrEqual(4.5);
        await logInButton(page).hover();
        expect((await looksOf(page)).length, 'the pointer changes it').toBeGreaterThan(1);
        for (const contrast of await contrastsOf(page)) expect(contrast).toBeGreaterThanOrEqual(4.5);
        expect(complaints).toEqual([]);
      });
    }
  });
}
