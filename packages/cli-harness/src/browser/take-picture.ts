import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

// While a password is shown, its field has the type `text`. The name stays the same.
const SECRET_FIELDS = 'input[name=code], input[type=password], input[name*=assword]';

const READ = `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')]
  .filter((field) => !field.matches('${SECRET_FIELDS}'))
  .map((field) => field.value)].join('\\n')`;

/** What a picture is taken with. */
export interface PictureOptions {
  readonly folder: string;
  readonly name: string;
  /** Masks the secrets that are known by now. */
  readonly mask: (text: string) => string;
}

/**
 * Takes a picture without what was typed into secret fields. A picture cannot be scanned for secrets afterwards, so the
 * text of the page is before: if it has one, the whole page is covered. Resolves with the path of the picture, or with
 * null if there is none.
 */
export async function takePicture(
  page: Pick<Page, 'evaluate' | 'locator' | 'screenshot'>,
  { folder, name, mask }: PictureOptions,
): Promise<string | null> {
  const path = join(folder, `${name.replace(/[^\w-]+/g, '-')}.png`);
  const take = async (): Promise<string> => {
    const text = String(await page.evaluate(READ));
    const covered = page.locator(mask(text) === text ? SECRET_FIELDS : 'body');
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path, mask: [covered], maskColor: '#8a8a93', animations: 'disabled' });
    return path;
  };
  return take().catch(() => null);
}
