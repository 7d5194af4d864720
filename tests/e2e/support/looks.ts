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

/** Waits until all pictures are there: the logo, a disclaimer and the panel's art arrive after the state is shown. */
export async function artworkDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGUseElement>('.brand-logo use')].every((use) => use.getBBox().width > 0),
  );
}
