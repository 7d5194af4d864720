import type { Page } from 'playwright/test';

/** Opens a page as an old browser does, which leaves modules out and runs every other script whatever it says. */
export async function withoutModules(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace('<script nomodule', '<script');
    await route.fulfill({ response, body: html });
  });
  await page.goto(address);
}
