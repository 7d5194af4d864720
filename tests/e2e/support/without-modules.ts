import type { Page } from 'playwright/test';

/** Returns a document as an old browser reads it. */
export const asWithoutModules = (html: string): string =>
  html.replace(/<script type="module"[^>]*><\/script>/, '').replace('<script nomodule', '<script');

/** Opens a page as an old browser does, which leaves modules out and runs every other script whatever it says. */
export async function withoutModules(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: asWithoutModules(await response.text()) });
  });
  await page.goto(address);
}
