import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { IS_FULL } from './support/chance.ts';
import { shoot } from './support/contact-sheet.ts';
import { expect, test } from './support/gallery.ts';
import { artworkDrawn, SIZES } from './support/looks.ts';

/** `npm run pictures` keeps what it sees, and `npm run test:full` compares. */
const keeps = process.env.GATEHOUSE_PICTURES !== undefined;
const folder = fileURLToPath(new URL('./pictures-kept', import.meta.url));

/** The height of a picture that is kept. Smaller ones would hide what moves by a few pixels. */
const DRAWN = 320;

/** One state of each kind, and each brand once. */
const STATES = [
  'login.login?brand=city-index',
  'login.login.fields-missing?brand=forex&theme=dark',
  'login.login.phone-list?brand=forex-chinese',
  'login.cooling-down?brand=whs&lang=ar',
  'login-failed.login-failed?brand=kq&lang=de',
  'two-factor.two-factor.contacts?brand=tradingview-city-index',
  'two-factor.code-refused?brand=city-index&theme=dark&lang=ar',
  'force-password.force-password.fields-wrong?brand=tradingview-forex',
  'force-password.password-changed?brand=kq&theme=dark',
  'leaving.leaving.stalled?brand=forex',
  'page.configuration-fault',
] as const;

/** What pictures depend on besides the page: the browser, and the fonts that it finds. */
const machineOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    const widths = ['Hamburgefonstiv', 'تسجيل الدخول'].map((text) => {
      if (context !== null) context.font = '700 40px system-ui';
      return context?.measureText(text).width.toFixed(2);
    });
    return `${/Chrome\/\d+/.exec(navigator.userAgent)?.[0]} ${widths.join(' ')}\n`;
  });

test.describe('pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 120_000 });
  if (!IS_FULL && !keeps) return;

  test('of key states look as they did', async ({ stage }) => {
    const { page } = stage;
    const machine = `${folder}/machine.txt`;
    const here = await machineOf(page);
    if (keeps) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(machine, here);
    }
    const there = existsSync(machine) ? readFileSync(machine, 'utf8') : '';
    test.skip(
      here !== there,
      `The kept pictures are from a machine with other fonts or another browser: ${there}`,
    );
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const state of STATES) {
        await stage.show(`#/state/${state}`);
        await artworkDrawn(page);
        // The caret blinks.
        await page.evaluate(() => document.documentElement.style.setProperty('caret-color', 'transparent'));
        const { png } = await shoot(page, DRAWN);
        const name = `${state.replaceAll(/[^\w-]+/g, '-')}-${size.width}.png`;
        const picture = Buffer.from(png, 'base64');
        if (keeps) writeFileSync(`${folder}/${name}`, picture);
        else expect.soft(picture).toMatchSnapshot(name, { maxDiffPixels: 30 });
      }
    }
  });
});
