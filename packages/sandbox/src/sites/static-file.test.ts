import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStaticFile } from './static-file.ts';

let outside: string;
let site: string;
let linkToSite: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'gatehouse-static-'));
  site = join(outside, 'site');
  linkToSite = join(outside, 'link');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(outside, 'site-of-another'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(outside, 'site-of-another', 'secret.txt'), 'secret');
  writeFileSync(join(site, 'assets', 'main.js'), 'main');
  mkdirSync(join(site, 'stamp'));
  writeFileSync(join(site, 'stamp', 'index.js'), 'renderer');
  writeFileSync(join(site, '.env'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(site, 'stolen.txt'));
  symlinkSync(outside, join(site, 'up'));
  symlinkSync(join(outside, 'site-of-another'), join(site, 'other'));
  symlinkSync(join(site, '.env'), join(site, 'env.txt'));
  symlinkSync(join(site, 'assets', 'main.js'), join(site, 'alias.js'));
  symlinkSync(join(outside, 'gone'), join(site, 'dangling.txt'));
  symlinkSync(site, linkToSite);
});
afterAll(() => rmSync(outside, { recursive: true }));

const textAt = async (path: string, folder = site) =>
  (await readStaticFile(folder, path))?.bytes.toString('utf8');

describe('a file of the site', () => {
  it.each(['/stolen.txt', '/up/secret.txt', '/other/secret.txt', '/env.txt', '/dangling.txt'])(
    'is not served from outside the folder over the link %s',
    async (path) => {
      expect(await textAt(path)).toBeUndefined();
    },
  );

  it.each(['/stamp/index.js', '/%73tamp/index.js', '//stamp/index.js'])(
    'is not the renderer of its documents: %s',
    async (path) => {
      expect(await textAt(path)).toBeUndefined();
    },
  );

  it('may be a link to another file of the folder, and the folder may be a link', async () => {
    expect(await textAt('/alias.js')).toBe('main');
    expect(await textAt('/assets/main.js', linkToSite)).toBe('main');
  });
});
