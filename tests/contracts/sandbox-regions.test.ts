import { BRAND_TABLE, BRANDS } from '@gatehouse-login/core';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let sandbox: Sandbox;
let homePage: string;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  homePage = await (await fetch(sandbox.home)).text();
});
afterAll(() => sandbox.dispose());

/** The first parts of the paths that a page links to at an origin. */
const linkedAt = (origin: string): readonly string[] =>
  [...homePage.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) =>
    href.startsWith(`${origin}/`) ? [new URL(href).pathname.slice(1)] : [],
  );

// The sandbox has a list of brands of its own. Whoever adds a brand or a region here has to add it there.
describe('the sandbox’s home page', () => {
  it('knows the same brands as the core', () => {
    expect(Object.keys(sandbox.brands)).toEqual([...BRANDS]);
  });

  it.each(BRANDS)('links to every region of %s that the core knows', (brand) => {
    expect(linkedAt(sandbox.brands[brand])).toEqual(['', ...BRAND_TABLE[brand].regions]);
  });
});
