import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, type Stage, test } from './support/gallery.ts';
import { BRANDS, type Brand } from './support/sandbox.ts';

/** Whether every look of every state is tried, or one look of each. */
const isFull = process.env.GATEHOUSE_FULL === '1';
const LANGUAGES = ['en', 'ar', 'zh', 'de'] as const;
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;
/** In how many tests the states are looked at, so that the workers share them. */
const PARTS = 4;

interface Look {
  readonly id: string;
  readonly brand: Brand;
  readonly lang: string;
  readonly theme: string;
  readonly size: (typeof SIZES)[number];
}

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;

const idsOf = (page: Page, brand: Brand): Promise<readonly string[]> =>
  page.evaluate((name) => window.stateIds(name), brand);

/** One random look of each state. The messages name the look, which repeats a failure. */
async function sample({ page }: Stage, part: number): Promise<readonly Look[]> {
  const ids = await Promise.all(BRANDS.map(async (brand) => [brand, await idsOf(page, brand)] as const));
  const all = [...new Set(ids.flatMap(([, of]) => of))];
  return all
    .filter((_id, index) => index % PARTS === part)
    .map((id) => {
      const brand = pick(ids.filter(([, of]) => of.includes(id)))[0];
      return { id, brand, lang: pick(LANGUAGES), theme: pick(THEMES), size: pick(SIZES) };
    });
}

/** Every look of a brand's states in a theme. The sizes take turns. */
const every = async ({ page }: Stage, brand: Brand, theme: string): Promise<readonly Look[]> =>
  (await idsOf(page, brand)).flatMap((id, row) =>
    LANGUAGES.map((lang, column) => ({
      id,
      brand,
      lang,
      theme,
      size: SIZES[(row + column) % 2] as Look['size'],
    })),
  );

/** Runs axe with every rule that it has switched on. */
const violationsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // The one frame holds another site's page.
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });

const scrollOf = (page: Page, side: 'Width' | 'Height'): Promise<number> =>
  page.evaluate((which) => {
    const root = document.documentElement;
    return root[`scroll${which}`] - root[`client${which}`];
  }, side);

/** By how much a frame is taller than the usual 530 px. One brand's is 600 px, which a desk of 800 px has no room for. */
const extraFrame = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.querySelector('iframe')?.clientHeight ?? 0) - 530));

/** Judges a state as a visitor would see it, and with large text, and in forced colours. */
async function judge(stage: Stage, { id, brand, lang, theme, size }: Look): Promise<readonly string[]> {
  const { page } = stage;
  const address = `#/state/${id}?brand=${brand}&lang=${lang}&theme=${theme}`;
  if (page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
  await stage.show(address);
  const found = [...(await violationsOn(page))];
  if ((await scrollOf(page, 'Width')) > 0) found.push(`scrolls sideways at ${size.width} px`);
  if (size.width > 1_000 && (await scrollOf(page, 'Height')) > (await extraFrame(page)))
    found.push('scrolls on a desk');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  if (moving > 0) found.push('moves in spite of reduced motion');
  await page.emulateMedia({ forcedColors: 'active' });
  const borderless = await page.evaluate(bareControls);
  found.push(...borderless.map((html) => `no border in forced colours: ${html}`));
  await page.emulateMedia({ forcedColors: 'none' });
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const beyond = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return beyond;
  });
  if (over > 0) found.push(`scrolls sideways by ${over} px with text of twice the size at ${size.width} px`);
  return found.map((what) => `${address} ${what}`);
}

/** Runs in the page. Returns the controls that forced colours leave without an edge or a line. */
function bareControls(): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main button:not([class*=toggle], [role=tab]), main input:not([type=radio], [type=checkbox]), main a',
  );
  return [...controls]
    .filter((control) => {
      const { borderStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(control);
      const hasEdge = borderStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0;
      return control.checkVisibility() && !hasEdge && textDecorationLine === 'none';
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

async function judgeAll(stage: Stage, looks: readonly Look[]): Promise<void> {
  await stage.page.evaluate(axe.source);
  const found: string[] = [];
  for (const look of looks) found.push(...(await judge(stage, look)));
  expect(found).toEqual([]);
}

test.describe('every state of the gallery, for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: isFull ? 900_000 : 60_000 });

  if (isFull) {
    for (const brand of BRANDS)
      for (const theme of THEMES)
        test(`${brand}, ${theme}`, async ({ stage }) => {
          await judgeAll(stage, await every(stage, brand, theme));
        });
  } else {
    for (let part = 0; part < PARTS; part += 1)
      test(`one look of each, part ${part + 1} of ${PARTS}`, async ({ stage }) => {
        await judgeAll(stage, await sample(stage, part));
      });
  }
});
