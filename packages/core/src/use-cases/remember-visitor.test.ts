import { describe, expect, it } from 'vitest';
import type { Draft } from '../session/credentials.ts';
import { fakeStore } from '../testing/fake-store.ts';
import { makeRememberVisitor, REMEMBERED_FOR, REMEMBERED_KEYS } from './remember-visitor.ts';

const draft: Draft = { tab: 'username', username: 'DM123456', rememberMe: true, platformType: 'webtrader' };

describe('remembering a visitor (spec 3, 9)', () => {
  it('uses the four keys of the specification, for a year', () => {
    expect(REMEMBERED_KEYS).toEqual(['username', 'rememberme', 'phonePrefix', 'phoneNumber']);
    expect(REMEMBERED_FOR).toBe(365 * 24 * 60 * 60 * 1000);
  });

  it('keeps the user name, and that he wished it', async () => {
    const store = fakeStore();
    await makeRememberVisitor(store).update(draft);
    expect(Object.fromEntries(store.values)).toEqual({ username: 'DM123456', rememberme: 'true' });
  });

  it('recalls what it kept', async () => {
    const memory = makeRememberVisitor(fakeStore());
    await memory.update({ ...draft, username: 'Ünï <b>' });
    expect(await memory.recall()).toEqual({ username: 'Ünï <b>' });
  });

  it('replaces an earlier visitor', async () => {
    const memory = makeRememberVisitor(fakeStore({ username: 'OLD', rememberme: 'true' }));
    await memory.update(draft);
    expect(await memory.recall()).toEqual({ username: 'DM123456' });
  });

  it('erases all four keys, and nothing else, when the box is not ticked', async () => {
    const all = Object.fromEntries(REMEMBERED_KEYS.map((key) => [key, 'x']));
    const store = fakeStore({ ...all, rememberme: 'true', other: 'stays' });
    const memory = makeRememberVisitor(store);
    await memory.update({ ...draft, rememberMe: false });
    expect(Object.fromEntries(store.values)).toEqual({ other: 'stays' });
    expect(await memory.recall()).toBeNull();
  });

  it.each([
    {},
    { username: 'DM1' },
    { username: 'DM1', rememberme: 'false' },
    { username: 'DM1', rememberme: '' },
  ])('recalls nobody from %j', async (initial: Record<string, string>) => {
    expect(await makeRememberVisitor(fakeStore(initial)).recall()).toBeNull();
  });

  it('keeps no more than it was given to keep', async () => {
    const store = fakeStore();
    const withSecret = { ...draft, password: 'CANARY', session: 'CANARY' };
    await makeRememberVisitor(store).update(withSecret);
    expect(JSON.stringify([...store.values])).not.toContain('CANARY');
  });
});
