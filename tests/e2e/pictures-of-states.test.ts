import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, type Shot, shoot, writeSheet } from './support/contact-sheet.ts';
import { type Stage, test } from './support/gallery.ts';
import { BRANDS } from './support/sandbox.ts';

/** Where `npm run pictures` wants its sheets. Without it, there is nothing to do here. */
const sheets = process.env.GATEHOUSE_PICTURES;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;
const LANGUAGES = ['en', 'ar'] as const;
const THEMES = ['light', 'dark'] as const;
/** The height of a picture on the sheet. */
const DRAWN = 250;
const SCREENS = [
  'login',
  'login-failed',
  'reset',
  'two-factor',
  'force-password',
  'leaving',
  'page',
] as const;

/** Takes pictures of a state in both sizes, directions and themes. */
async function rowOf(stage: Stage, caption: string, state: string): Promise<Row> {
  const shots: Shot[] = [];
  for (const size of SIZES) {
    await stage.page.setViewportSize(size);
    for (const lang of LANGUAGES)
      for (const theme of THEMES) {
        await stage.show(`${state}&lang=${lang}&theme=${theme}`);
        // The panel's art and a provider's page arrive after the state is there.
        await stage.page.waitForLoadState('networkidle');
        shots.push(await shoot(stage.page, DRAWN));
      }
  }
  return { caption, shots };
}

test.describe('pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 600_000 });
  if (sheets === undefined) return;
  mkdirSync(sheets, { recursive: true });

  for (const screen of SCREENS)
    test(`of the states of ${screen}`, async ({ stage, context }) => {
      const ids = await stage.page.evaluate(() => window.stateIds('city-index'));
      // The page of a configuration fault is part of the sheet of the pages without a screen.
      const names = screen === 'page' ? ['page.', 'configuration-fault.'] : [`${screen}.`];
      const rows: Row[] = [];
      for (const id of ids.filter((each) => names.some((name) => each.startsWith(name))))
        rows.push(await rowOf(stage, id, `#/state/${id}?brand=city-index`));
      await writeSheet(await context.newPage(), join(sheets, `${screen}.webp`), rows);
    });

  test('of the brands', async ({ stage, context }) => {
    const rows: Row[] = [];
    for (const brand of BRANDS) rows.push(await rowOf(stage, brand, `#/state/login.login?brand=${brand}`));
    await writeSheet(await context.newPage(), join(sheets, 'brands.webp'), rows);
  });
});
