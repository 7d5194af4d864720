import { createRequire } from 'node:module';
import { join } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import type { BrowserType } from 'playwright-core';
import { importFile } from '../import-file.ts';
import type { Ending } from '../report/ending.ts';
import { missingBrowser } from './missing-browser.ts';

// Each of them has what is needed. Test suites mostly have the last one.
const NAMES = ['playwright-core', 'playwright', '@playwright/test'] as const;

/**
 * Loads Playwright from where the user has it: the project that the command runs in, or what the command itself was
 * installed with.
 */
export async function findPlaywright(cwd: string): Promise<Result<BrowserType, Ending>> {
  for (const base of [join(cwd, 'package.json'), import.meta.url]) {
    for (const name of NAMES) {
      const chromium = await load(createRequire(base), name);
      if (chromium !== null) return ok(chromium);
    }
  }
  return err(
    missingBrowser(
      'Scenarios in a browser need Playwright, and it is not installed here.',
      'Run npm install --save-dev playwright in this folder, then npx playwright install chromium.',
    ),
  );
}

interface Loaded {
  readonly chromium?: BrowserType;
  readonly default?: { readonly chromium?: BrowserType };
}

async function load(require: NodeJS.Require, name: string): Promise<BrowserType | null> {
  const path = Result.fromThrowable(() => require.resolve(name))();
  if (path.isErr()) return null;
  const loaded = (await importFile(path.value).catch(() => null)) as Loaded | null;
  return loaded?.chromium ?? loaded?.default?.chromium ?? null;
}
