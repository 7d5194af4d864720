import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium, findPlaywright } from './open-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));
const place = (name: string): string => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};

describe('the browser of this machine', () => {
  const own = place('own');
  const installed = place('chromium');

  it('is the one that CHROMIUM_PATH names', () => {
    const named = place('named');
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder }, own)).toEqual({ path: named, named: true });
    const gone = { CHROMIUM_PATH: join(folder, 'gone'), PATH: folder };
    expect(findChromium(gone, own)).toEqual({ path: undefined, named: true });
  });

  it("is Playwright's own, or else one in the PATH", () => {
    expect(findChromium({ PATH: folder }, own).path).toBe(own);
    expect(findChromium({ PATH: folder }, join(folder, 'not-installed')).path).toBe(installed);
  });
});

describe('Playwright', () => {
  it('is that of the project that the command runs in', async () => {
    const found = await findPlaywright(process.cwd());
    expect(found._unsafeUnwrap().name()).toBe('chromium');
  });
});
