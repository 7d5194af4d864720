import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takePicture } from './take-picture.ts';

/** Takes a picture of a page with a text. Returns its path, and what is covered in it. */
async function picture(text: string | null) {
  const covered: unknown[] = [];
  const page = {
    evaluate: () => (text === null ? Promise.reject(new Error('gone')) : Promise.resolve(text)),
    locator: (selector: string) => selector,
    screenshot: ({ mask }: { mask: readonly unknown[] }) => Promise.resolve(covered.push(...mask)),
  } as unknown as Page;
  const mask = (words: string): string => words.replaceAll('Copper-Kite1', '•••');
  const path = await takePicture(page, { folder: tmpdir(), name: 'step 1', mask });
  return { path, covered };
}

describe('a picture of the page', () => {
  it('covers the fields of secrets, a password that is made visible included', async () => {
    const { path, covered } = await picture('Log in');
    expect(path).toBe(join(tmpdir(), 'step-1.png'));
    expect(covered).toEqual([expect.stringMatching(/input\[type=password\].*input\[name\*=assword\]/)]);
  });

  it('covers the whole page if its text has a secret', async () => {
    expect((await picture('Hello Copper-Kite1')).covered).toEqual(['body']);
  });

  it('is not taken of a page that cannot be read', async () => {
    expect(await picture(null)).toEqual({ path: null, covered: [] });
  });
});
