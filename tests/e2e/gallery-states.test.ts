import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { numbers, repeatWith, SEED, shuffled } from './support/chance.ts';
import { expect, type Stage, test } from './support/gallery.ts';
import { BRANDS, type Brand } from './support/sandbox.ts';

/** Whether every look of every state is tried, or a tenth of all looks. */
const isFull = process.env.GATEHOUSE_FULL === '1';
const LANGUAGES = ['en', 'ar', 'zh', 'de'] as const;
const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;
/** The rules about colours, of those that axe has switched on. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** In how many tests the tenth is looked at, so that the workers share it. */
const PARTS = 4;

/** A state as it is shown. It is judged in both themes, which differ in one attribute of the document. */
interface Look {
  readonly id: string;
  readonly brand: Brand;
  readonly lang: string;
  readonly size: (typeof SIZES)[number];
}

/** Every look of a brand's states. The sizes take turns. */
async function looksOf({ page }: Stage, brand: Brand): Promise<readonly Look[]> {
  const ids = await page.evaluate((name) => window.stateIds(name), brand);
  return ids.flatMap((id, row) =>
    LANGUAGES.map((lang, column) => ({
      id,
      brand,
      lang,
      size: SIZES[(row + column) % 2] as Look['size'],
    })),
  );
}

/** A tenth of all looks, which the seed chooses: every tenth of those of each state, and at least one. */
async function tenth(stage: Stage): Promise<readonly Look[]> {
  const random = numbers(SEED);
  const all = (await Promise.all(BRANDS.map((brand) => looksOf(stage, brand)))).flat();
  const ids = [...new Set(all.map(({ id }) => id))];
  let place = Math.floor(random() * 10);
  return ids.flatMap((state) => {
    const looks = shuffled(
      random,
      all.filter(({ id }) => id === state),
    );
    const chosen = looks.filter(() => place++ % 10 === 0);
    return chosen.length > 0 ? chosen : looks.slice(0, 1);
  });
}

/** Runs axe with every rule that it has switched on, or as the options say. */
const violationsOn = (page: Page, options: RunOptions): Promise<readonly string[]> =>
  page.evaluate(async (more) => {
    // The one frame holds another site's page.
    const { violations } = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...more,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);

const scrollOf = (page: Page, side: 'Width' | 'Height'): Promise<number> =>
  page.evaluate((which) => {
    const root = document.documentElement;
    return root[`scroll${which}`] - root[`client${which}`];
  }, side);

/** By how much a frame is taller than the usual 530 px. One brand's is 600 px, which a desk of 800 px has no room for. */
const extraFrame = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.querySelector('iframe')?.clientHeight ?? 0) - 530));

/** Judges a state as a visitor would see it in both themes, and with large text; `whole` also in forced colours. */
async function judge(
  stage: Stage,
  { id, brand, lang, size }: Look,
  whole: boolean,
): Promise<readonly string[]> {
  const { page } = stage;
  const address = `#/state/${id}?brand=${brand}&lang=${lang}&theme=light`;
  if (page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
  await stage.show(address);
  // For its rule about orientation, axe reads the style sheet, which is the same for all looks.
  const found = [...(await violationsOn(page, { preload: whole }))];
  if ((await scrollOf(page, 'Width')) > 0) found.push(`scrolls sideways at ${size.width} px`);
  if (size.width > 1_000 && (await scrollOf(page, 'Height')) > (await extraFrame(page)))
    found.push('scrolls on a desk');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  if (moving > 0) found.push('moves in spite of reduced motion');
  if (whole) {
    await page.emulateMedia({ forcedColors: 'active' });
    const borderless = await page.evaluate(bareControls);
    found.push(...borderless.map((html) => `no border in forced colours: ${html}`));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const beyond = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    // The same document in the other theme. Only the colours differ, so only a long run asks all rules again.
    root.dataset.theme = 'dark';
    return beyond;
  });
  if (over > 0) found.push(`scrolls sideways by ${over} px with text of twice the size at ${size.width} px`);
  const dark = await violationsOn(page, isFull ? {} : { runOnly: COLOUR_RULES });
  return [...found, ...dark.map((what) => `in the dark theme: ${what}`)].map((what) => `${address} ${what}`);
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
  for (const [index, look] of looks.entries())
    found.push(...(await judge(stage, look, isFull || index % 3 === 0)));
  expect(found, isFull ? undefined : repeatWith('gallery-states')).toEqual([]);
}

test.describe('every state of the gallery, for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: isFull ? 1_800_000 : 180_000 });

  if (isFull) {
    for (const brand of BRANDS)
      test(`every look of ${brand}`, async ({ stage }) => {
        await judgeAll(stage, await looksOf(stage, brand));
      });
  } else {
    for (let part = 0; part < PARTS; part += 1)
      test(`a tenth of all looks, part ${part + 1} of ${PARTS}`, async ({ stage }) => {
        const looks = await tenth(stage);
        await judgeAll(
          stage,
          looks.filter((_look, index) => index % PARTS === part),
        );
      });
  }
});
