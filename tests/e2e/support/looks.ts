import type { Page } from 'playwright/test';

/** The sizes and languages of a row on a contact sheet. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
] as const;
export const LANGUAGES = ['en', 'ar'] as const;
export const THEMES = ['light', 'dark'] as const;

/** The height of a picture on a contact sheet. */
export const DRAWN = 250;

/** Waits until everything is drawn that arrives after the state: the logo, a disclaimer, the panel's art, a frame. */
export async function artworkDrawn(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  await page.evaluate(() => {
    const images = [...document.images];
    const panel = document.querySelector('.brand-panel');
    const art = panel && /url\("(.+?)"\)/.exec(getComputedStyle(panel, '::before').maskImage)?.[1];
    if (art) {
      const image = new Image();
      image.src = art;
      images.push(image);
    }
    return Promise.all(images.map((image) => image.decode()));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGUseElement>('.brand-logo use')].every((use) => use.getBBox().width > 0),
  );
}
