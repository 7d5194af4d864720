import { describe, expect, it } from 'vitest';
import { type Address, DEFAULT_LOOK, readAddress, writeAddress } from './address.ts';

const address = (changes: Partial<Address> = {}): Address => ({
  of: 'state',
  state: 'two-factor.code-refused',
  look: DEFAULT_LOOK,
  query: '',
  screen: '',
  ...changes,
});

describe('an address of the gallery', () => {
  it('names a state by its screen and its name', () => {
    expect(readAddress('#/state/two-factor.code-refused')).toEqual(address());
    expect(writeAddress(address())).toBe('#/state/two-factor.code-refused');
  });

  it('names the look where it is not the usual one', () => {
    const look = { brand: 'kq', lang: 'pseudo-rtl', theme: 'dark', width: 1280, text: 'action.ok' } as const;
    const hash =
      '#/state/two-factor.code-refused?brand=kq&lang=pseudo-rtl&theme=dark&width=1280&text=action.ok';
    expect(writeAddress(address({ look }))).toBe(hash);
    expect(readAddress(hash)).toEqual(address({ look }));
  });

  it.each([
    ['#/text', '', ''],
    ['#/text/action.ok?lang=ar', 'action.ok', ''],
    ['#/text/action.ok/two-factor.code-refused?lang=ar', 'action.ok', 'two-factor.code-refused'],
  ])('%s is about texts', (hash, text, state) => {
    const { lang } = readAddress(hash).look;
    const expected = address({ of: 'text', state, look: { ...DEFAULT_LOOK, lang, text } });
    expect(readAddress(hash)).toEqual(expected);
    expect(writeAddress(expected)).toBe(hash);
  });

  it('keeps what the overview is filtered by', () => {
    const filtered = address({ state: '', query: 'code & more', screen: 'two-factor' });
    expect(readAddress(writeAddress(filtered))).toEqual(filtered);
  });

  it.each(['', '#', '#/', '#/nonsense', '#/state/'])('%j is the overview', (hash) => {
    expect(readAddress(hash)).toEqual(address({ state: '' }));
  });

  it('takes the usual look for what it does not know', () => {
    expect(readAddress('#/state/login.login?brand=x&lang=xx&theme=blue&width=7&y=1').look).toEqual(
      DEFAULT_LOOK,
    );
  });
});
