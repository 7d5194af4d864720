import puppeteer from 'puppeteer-core';
import type { StartEngine } from './engine.ts';

// Where there is no screen, there is no mouse. The page moves the focus only for people who have one.
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const MOUSE_OF_FIREFOX = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Starts Firefox or Chromium, over WebDriver BiDi. */
export const puppeteerEngine =
  (browser: 'firefox' | 'chrome', executablePath: string): StartEngine =>
  async () => {
    const isRoot = process.getuid?.() === 0;
    const started = await puppeteer.launch({
      browser,
      executablePath,
      headless: true,
      args: browser === 'chrome' ? [MOUSE, ...(isRoot ? ['--no-sandbox'] : [])] : [],
      extraPrefsFirefox: MOUSE_OF_FIREFOX,
    });
    const [page = await started.newPage()] = await started.pages();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return {
      problems,
      open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
      read: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).click(),
      async type(selector, text) {
        await page.locator(selector).click();
        await page.keyboard.type(text);
      },
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      picture: () => page.screenshot(),
      close: () => started.close(),
    };
  };
