import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { timedFetch } from './timed-fetch.ts';

const SITE = 'https://login.example';
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** The name of a call in the figures, or null for a call that is in none. */
async function nameOf(url: string): Promise<string | null> {
  const names: string[] = [];
  await timedFetch(
    async () => new Response(),
    SITE,
    ({ name }) => names.push(name),
  )(url);
  return names[0] ?? null;
}

const gateways = globSync('packages/adapters-http/src/gateways/*-gateway.ts', { cwd: root }).map(read);
const paths = gateways.flatMap((text) =>
  [...text.matchAll(/ path: ['`](.+)['`],/g)].map(([, path = '']) => path.replace(/\$\{.+?\}/g, 'x')),
);

describe('the figures of a load test', () => {
  it('have a name for each call that a gateway makes, which the guide lists', async () => {
    expect(paths.length).toBeGreaterThanOrEqual(6);
    const guide = read('docs/guides/load.md');
    for (const path of paths) {
      // On the site's own origin, what has no name counts as a document.
      const name = await nameOf(`${SITE}/api/${path}`);
      expect(name, path).not.toBe('document');
      expect(guide, path).toContain(`\`${name}\``);
    }
  });

  it('have no calls of other sites', async () => {
    expect(await nameOf('https://elsewhere.example/')).toBeNull();
    expect(await nameOf(`${SITE}/en-uk`)).toBe('document');
  });
});
