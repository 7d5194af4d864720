import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '@gatehouse-login/core';
import { type Row, type Shot, shoot, writeSheet } from './support/contact-sheet.ts';
import { type Stage, test } from './support/gallery.ts';
import { artworkDrawn, DRAWN, LANGUAGES, SIZES, THEMES } from './support/looks.ts';
import { BRANDS } from './support/sandbox.ts';

/** Where `npm run pictures` wants its sheets. Without it, there is nothing to do here. */
const sheets = process.env.GATEHOUSE_PICTURES;
// A screen without a row does not compile. False: its states are on the sheet of the pages without a screen.
const SHEETS = {
  login: true,
  'login-failed': true,
  reset: true,
  'two-factor': true,
  'force-password': true,
  leaving: true,
  'configuration-fault': false,
  prices: true,
  page: true,
} as const satisfies Record<Screen | 'prices' | 'page', boolean>;
const SCREENS = (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).filter((screen) => SHEETS[screen]);

/** Takes pictures of a state in both sizes, directions and themes. */
async function rowOf(stage: Stage, caption: string, state: string): Promise<Row> {
  const shots: Shot[] = [];
  for (const size of SIZES) {
    await stage.page.setViewportSize(size);
    for (const lang of LANGUAGES)
      for (const theme of THEMES) {
        await stage.show(`${state}&lang=${lang}&theme=${theme}`);
        await artworkDrawn(stage.page);
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
      // Some states are of one brand only. They are shown with the first brand that has them.
      const ids = await stage.page.evaluate(
        (brands) => brands.map((brand) => [brand, window.stateIds(brand)] as const),
        BRANDS,
      );
      const brandOf = new Map(ids.toReversed().flatMap(([brand, all]) => all.map((id) => [id, brand])));
      // The page of a configuration fault is part of the sheet of the pages without a screen.
      const names = screen === 'page' ? ['page.', 'configuration-fault.'] : [`${screen}.`];
      const rows: Row[] = [];
      for (const [id, brand] of brandOf)
        if (names.some((name) => id.startsWith(name)))
          rows.push(await rowOf(stage, id, `#/state/${id}?brand=${brand}`));
      await writeSheet(await context.newPage(), join(sheets, `${screen}.webp`), rows);
    });

  test('of the brands', async ({ stage, context }) => {
    const rows: Row[] = [];
    for (const brand of BRANDS) rows.push(await rowOf(stage, brand, `#/state/login.login?brand=${brand}`));
    await writeSheet(await context.newPage(), join(sheets, 'brands.webp'), rows);
  });
});
