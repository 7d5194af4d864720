import { defineConfig } from 'playwright/test';

// The browser of this machine, where Playwright has none of its own.
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  use: { launchOptions: CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH } },
});
