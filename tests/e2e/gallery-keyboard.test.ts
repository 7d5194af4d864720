// What people without a mouse or without a screen meet on every screen of the gallery.
import { LANGUAGES } from '@gatehouse-login/core';
import type { CDPSession, Page } from 'playwright/test';
import { IS_FULL, numbers, oneOf, repeatWith, SEED, shuffled } from './support/chance.ts';
import { expect, type Stage, test } from './support/gallery.ts';
import { BRANDS } from './support/sandbox.ts';

interface Stop {
  /** Its place among everything that can be reached, in the order of the page. */
  readonly place: number;
  readonly html: string;
  /** Whether the focus can be seen on it, or on what is drawn for it. */
  readonly isMarked: boolean;
  readonly isInView: boolean;
  readonly isInDialog: boolean;
}

/** Runs in the page. Describes what has the focus; null when the focus is not in the page. */
function stopAt(): Stop | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === document.documentElement) return null;
  const marks = (element: Element | null): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? focused);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  const { top, bottom } = focused.getBoundingClientRect();
  return {
    place: [...document.querySelectorAll('*')].indexOf(focused),
    html: focused.outerHTML.slice(0, 100),
    isMarked:
      focused.tagName === 'IFRAME' ||
      [focused, focused.parentElement, focused.nextElementSibling].some(marks),
    isInView: bottom > 0 && top < window.innerHeight,
    isInDialog: focused.closest('dialog:modal') !== null,
  };
}

const MOST_STOPS = 40;

/** Where a walk stopped, and how it ended: the focus left the page, or was at the first stop of a dialog again. */
interface Walk {
  readonly stops: readonly Stop[];
  readonly end: 'left' | 'round' | 'none';
}

/** Tabs through the page from its start until the focus leaves it, or has gone round in a dialog. */
async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopAt);
    if (stop === null) return { stops, end: 'left' };
    if (stop.isInDialog && stop.place === stops[0]?.place) return { stops, end: 'round' };
    stops.push(stop);
  }
  return { stops, end: 'none' };
}

/** The texts that a screen reader is told of by itself, from the browser's accessibility tree. */
async function announcedIn(session: CDPSession): Promise<readonly string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return nodes
    .filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'live' && value.value !== 'off'),
    )
    .map(({ nodeId }) => textOf(nodeId));
}

/**
 * The addresses of every state of a brand, also from right to left, or of one state of each screen. The seed chooses
 * which, the brand and the languages.
 */
async function addressesOf({ page }: Stage): Promise<readonly string[]> {
  const random = numbers(SEED);
  const brand = oneOf(random, BRANDS);
  const ids = await page.evaluate((name) => window.stateIds(name), brand);
  const screens = new Map(shuffled(random, ids).map((id) => [id.split('.')[0], id]));
  const addressIn = (id: string, lang: string) => `#/state/${id}?brand=${brand}&lang=${lang}`;
  const chosen = (IS_FULL ? ids : [...screens.values()]).map((id) => addressIn(id, oneOf(random, LANGUAGES)));
  return IS_FULL ? [...chosen, ...ids.map((id) => addressIn(id, 'ar'))] : chosen;
}

test.describe('every screen of the gallery', () => {
  test.setTimeout(IS_FULL ? 600_000 : 60_000);

  test('is walked through by Tab: each control once, in the order of the page, in view, the focus visible', async ({
    stage,
  }) => {
    const { page } = stage;
    const found: string[] = [];
    let all = 0;
    await page.setViewportSize({ width: 360, height: 640 });
    for (const address of await addressesOf(stage)) {
      await stage.show(address);
      const { stops, end } = await walk(page);
      all += stops.length;
      const isModal = stops.some(({ isInDialog }) => isInDialog);
      if (isModal && end !== 'round') found.push(`${address}: the focus does not stay in the dialog`);
      if (!isModal && end !== 'left') found.push(`${address}: the focus does not leave the page`);
      const places = stops.map(({ place }) => place);
      if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? 0)))
        found.push(`${address}: out of order: ${stops.map(({ html }) => html).join(' → ')}`);
      for (const { html, isMarked, isInView } of stops) {
        if (!isMarked) found.push(`${address}: the focus cannot be seen on ${html}`);
        if (!isInView) found.push(`${address}: out of view: ${html}`);
      }
    }
    expect(found, repeatWith('gallery-keyboard')).toEqual([]);
    expect(all, repeatWith('gallery-keyboard')).toBeGreaterThan(IS_FULL ? 300 : 15);
  });

  test('has its message in a live region of the accessibility tree', async ({ stage }) => {
    const { page } = stage;
    const session = await page.context().newCDPSession(page);
    const found: string[] = [];
    let messages = 0;
    const all = await page.evaluate(() => window.stateIds('city-index'));
    for (const [index, id] of all.entries()) {
      // A third of them, if not all.
      if (!IS_FULL && index % 3 !== 0) continue;
      await stage.show(`#/state/${id}?brand=city-index&lang=en`);
      // A countdown is read out when it starts, and not every second. So is a message that stays while the page waits.
      if (await page.locator('main [aria-busy=true]').count()) continue;
      const shown = await page
        .locator('.notice:not([aria-live=off]) .notice__text:visible, main p[role=alert]:visible')
        .allTextContents();
      if (shown.length === 0) continue;
      messages += shown.length;
      const announced = await announcedIn(session);
      for (const text of shown)
        if (!announced.some((said) => said.includes(text)))
          found.push(`${id}: ${text} is not in ${announced.join(' | ')}`);
    }
    expect(found).toEqual([]);
    expect(messages).toBeGreaterThan(5);
  });
});
