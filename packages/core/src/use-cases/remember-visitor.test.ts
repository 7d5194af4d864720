import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/builders.ts';
import { fakeStore } from '../testing/fake-store.ts';
import { REMEMBERED_FOR, REMEMBERED_KEYS, recallVisitor, rememberVisitor } from './remember-visitor.ts';

const draft = aDraft({ rememberMe: true });
// The other tab's field is filled in, but the visitor did not log in with it.
const phone = aDraft({
  tab: 'phone',
  username: 'half-typed',
  phonePrefix: '+86',
  phoneNumber: '138 0013 8000',
  rememberMe: true,
});

describe('remembering a visitor', () => {
  it('uses the four keys of the specification, for a year [3.3, 9.3]', () => {
    expect(REMEMBERED_KEYS).toEqual(['username', 'rememberme', 'phonePrefix', 'phoneNumber']);
    expect(REMEMBERED_FOR).toBe(365 * 24 * 60 * 60 * 1000);
  });

  it('forgets a visitor after that year, whatever the store [9.3]', async () => {
    let time = 0;
    const store = fakeStore({}, () => time);
    await rememberVisitor(store, draft);
    time = REMEMBERED_FOR - 1;
    expect(await recallVisitor(store)).not.toBeNull();
    time = REMEMBERED_FOR;
    expect(await recallVisitor(store)).toBeNull();
  });

  it('keeps the user name, and that he wished it', async () => {
    const store = fakeStore();
    await rememberVisitor(store, { ...draft, username: ' DM123456 ' });
    expect(Object.fromEntries(store.values)).toEqual({ username: 'DM123456', rememberme: 'true' });
  });

  it('keeps both fields of a phone, as they were typed', async () => {
    const store = fakeStore();
    await rememberVisitor(store, phone);
    expect(Object.fromEntries(store.values)).toEqual({
      phonePrefix: '+86',
      phoneNumber: '138 0013 8000',
      rememberme: 'true',
    });
  });

  it('recalls what it kept', async () => {
    const store = fakeStore();
    await rememberVisitor(store, { ...draft, username: 'Ünï <b>' });
    expect(await recallVisitor(store)).toEqual({ username: 'Ünï <b>', phonePrefix: '', phoneNumber: '' });
  });

  it.each([
    [
      'a user name by a phone',
      draft,
      phone,
      { username: '', phonePrefix: '+86', phoneNumber: '138 0013 8000' },
    ],
    ['a phone by a user name', phone, draft, { username: 'DM123456', phonePrefix: '', phoneNumber: '' }],
  ])('replaces %s', async (_, first, second, recalled) => {
    const store = fakeStore();
    await rememberVisitor(store, first);
    await rememberVisitor(store, second);
    expect(await recallVisitor(store)).toEqual(recalled);
  });

  it('erases all four keys, and nothing else, when the box is not ticked [3.3]', async () => {
    const all = Object.fromEntries(REMEMBERED_KEYS.map((key) => [key, 'x']));
    const store = fakeStore({ ...all, rememberme: 'true', other: 'stays' });
    await rememberVisitor(store, { ...draft, rememberMe: false });
    expect(Object.fromEntries(store.values)).toEqual({ other: 'stays' });
    expect(await recallVisitor(store)).toBeNull();
  });

  it.each([
    {},
    { username: 'DM1' },
    { username: 'DM1', rememberme: 'false' },
    { username: 'DM1', rememberme: '' },
  ])('recalls nobody from %j', async (initial: Record<string, string>) => {
    expect(await recallVisitor(fakeStore(initial))).toBeNull();
  });

  it('keeps no more than it was given to keep', async () => {
    const store = fakeStore();
    const withSecret = { ...draft, password: 'CANARY', session: 'CANARY' };
    await rememberVisitor(store, withSecret);
    expect(JSON.stringify([...store.values])).not.toContain('CANARY');
  });
});
