import axe from 'axe-core';
import { IS_FULL, numbers, repeatWith, SEED, shuffled } from './support/chance.ts';
import { expect, type Stage, test } from './support/gallery.ts';
import { BRANDS, type Brand } from './support/sandbox.ts';

const LANGUAGES = ['en', 'ar', 'zh', 'de'] as const;
const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;
/** Of how many looks one is tried, unless all are. */
const ONE_IN = 80;
/** The number of tests that they are divided into, so that workers share them. */
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

/** A part of all looks, which the seed chooses: at least one of each state. */
async function someLooks(stage: Stage): Promise<readonly Look[]> {
  const random = numbers(SEED);
  const all = (await Promise.all(BRANDS.map((brand) => looksOf(stage, brand)))).flat();
  const ids = [...new Set(all.map(({ id }) => id))];
  let place = Math.floor(random() * ONE_IN);
  return ids.flatMap((state) => {
    const looks = shuffled(
      random,
      all.filter(({ id }) => id === state),
    );
    const chosen = looks.filter(() => place++ % ONE_IN === 0);
    return chosen.length > 0 ? chosen : looks.slice(0, 1);
  });
}

/** Runs in the page. Judges what is shown in both themes, and with text of twice the size. */
async function judgeDocument(): Promise<readonly string[]> {
  const root = document.documentElement;
  const violations = async (...rules: readonly string[]) => {
    // The one frame holds another site's page.
    const result = await window.axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(rules.length > 0 ? { runOnly: [...rules] } : {}),
    });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const found = [...(await violations())];
  const sideways = () => root.scrollWidth - root.clientWidth;
  if (sideways() > 0) found.push('scrolls sideways');
  // A frame is usually 530 px high. One brand's is 600 px, which a desk of 800 px has no room for.
  const extra = Math.max(0, (document.querySelector('iframe')?.clientHeight ?? 0) - 530);
  if (root.clientWidth > 1_000 && root.scrollHeight - root.clientHeight > extra)
    found.push('scrolls on a desk');
  if (document.getAnimations().some(({ playState }) => playState === 'running'))
    found.push('moves in spite of reduced motion');
  root.style.fontSize = '200%';
  const beyond = sideways();
  root.style.fontSize = '';
  if (beyond > 0) found.push(`scrolls sideways by ${beyond} px with text of twice the size`);
  root.dataset.theme = 'dark';
  // A theme is nothing but colours, and these are the rules that look at them.
  const dark = await violations('color-contrast', 'link-in-text-block');
  return [...found, ...dark.map((what) => `in the dark theme: ${what}`)];
}

/** Judges a state as a visitor would see it, also in forced colours. */
async function judge({ page, show }: Stage, { id, brand, lang, size }: Look): Promise<readonly string[]> {
  const address = `#/state/${id}?brand=${brand}&lang=${lang}&theme=light`;
  if (page.viewportSize()?.height !== size.height) await page.setViewportSize(size);
  await show(address);
  const found = [...(await page.evaluate(judgeDocument))];
  await page.emulateMedia({ forcedColors: 'active' });
  const borderless = await page.evaluate(bareControls);
  found.push(...borderless.map((html) => `no border in forced colours: ${html}`));
  await page.emulateMedia({ forcedColors: 'none' });
  return found.map((what) => `${address} at ${size.width} px: ${what}`);
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
  expect(found, IS_FULL ? undefined : repeatWith('gallery-states')).toEqual([]);
}

test.describe('every state of the gallery, for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: IS_FULL ? 1_800_000 : 180_000 });

  if (IS_FULL) {
    for (const brand of BRANDS)
      test(`every look of ${brand}`, async ({ stage }) => {
        await judgeAll(stage, await looksOf(stage, brand));
      });
  } else {
    for (let number = 0; number < PARTS; number += 1)
      test(`some looks of each state, part ${number + 1} of ${PARTS}`, async ({ stage }) => {
        const looks = await someLooks(stage);
        const part = looks.filter((_look, index) => index % PARTS === number);
        // All looks of one size come first, because resizing the window is slow.
        await judgeAll(
          stage,
          SIZES.flatMap((size) => part.filter((look) => look.size === size)),
        );
      });
  }
});
