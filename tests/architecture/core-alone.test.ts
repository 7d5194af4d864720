import { describe, expect, it } from 'vitest';
import { brotliSize, bundle } from './bundle.ts';

describe('the core alone', () => {
  it('does nothing at import: a program that uses nothing of it is empty', async () => {
    expect((await bundle("import '@gatehouse-login/core';")).trim()).toBe('');
    expect((await bundle("export { isBrand } from '@gatehouse-login/core';")).length).toBeLessThan(400);
  });

  // Without neverthrow, which an application loads once.
  it.each([
    ['the password policy', 'checkPassword, checkPasswordChange', 0.6],
    ['the redirect', 'buildAuthorizationRedirect', 1.5],
    ['an edit', 'applyEdit', 3],
    ['the flow and its runner', 'createRunner, openingState, screenOf, stepOf', 8],
  ])('keeps %s within its budget', async (_what, names, kibibytes) => {
    const size = brotliSize(
      await bundle(`export { ${names} } from '@gatehouse-login/core';`, ['neverthrow']),
    );
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(kibibytes * 1024);
  });
});
