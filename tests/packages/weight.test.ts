import { describe, expect, inject, it } from 'vitest';
import { BUNDLERS, brotliSize } from './support/bundlers.ts';
import { entriesOf } from './support/project.ts';

const project = inject('installed');
const core = '@gatehouse-login/core';
const light = project.packages.filter(({ manifest }) => manifest.sideEffects === false);
const entries = light.flatMap(entriesOf).map(([specifier]) => specifier);
const others = project.packages.flatMap(({ manifest: { dependencies, peerDependencies } }) =>
  Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => !name.startsWith('@gatehouse-login/'),
  ),
);
const external = [...others, 'node:*'];

describe.each(Object.entries(BUNDLERS))('installed and bundled with %s', (_name, bundle) => {
  it.each(entries)('%s costs nothing where nothing of it is used', async (entry) => {
    expect(await bundle(project, `import '${entry}';`, external)).toBe('');
  });

  it('one small function is all that a program carries that uses it', async () => {
    expect((await bundle(project, `export { isBrand } from '${core}';`, [])).length).toBeLessThan(400);
  });

  // Without neverthrow, which a program loads once.
  it.each([
    ['the password policy', ['', '/password-policy'], 'checkPassword, checkPasswordChange', 0.6],
    ['the redirect', ['', '/redirect'], 'buildAuthorizationRedirect', 1.5],
    ['an edit', ['', '/input-restriction'], 'applyEdit', 3],
    ['the flow and its runner', ['/flow'], 'createRunner, openingState, transition', 8],
  ])('%s stays within its budget, by each entry that has it', async (_what, entries, names, kibibytes) => {
    for (const entry of entries) {
      const from = `${core}${entry}`;
      const code = await bundle(project, `export { ${names} } from '${from}';`, ['neverthrow']);
      expect(brotliSize(code)).toBeGreaterThan(100);
      expect(brotliSize(code)).toBeLessThanOrEqual(kibibytes * 1024);
    }
  });
});

it('there are entries to judge', () => {
  expect(entries.length).toBeGreaterThan(10);
});
