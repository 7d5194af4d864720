import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASK, makeVault } from './vault.ts';

const vaultWith = (...secrets: string[]) => {
  const vault = makeVault();
  for (const secret of secrets) vault.add(secret);
  return vault;
};

describe('vault', () => {
  it('masks a secret wherever it stands', () => {
    expect(vaultWith('Copper-Kite1').mask('a Copper-Kite1 b Copper-Kite1')).toBe(`a ${MASK} b ${MASK}`);
  });

  it('leaves texts alone that hold no secret', () => {
    expect(vaultWith('Copper-Kite1').mask('copper kite')).toBe('copper kite');
  });

  const awkward = 'pä ss"/+&\'(x';
  it.each([
    ['for an address', encodeURIComponent(awkward)],
    ['for an address, in lower case', encodeURIComponent(awkward).toLowerCase()],
    ['for an address, twice', encodeURIComponent(encodeURIComponent(awkward))],
    ['for an address, as a browser shows it', new URL(`https://x/?${encodeURIComponent(awkward)}`).search],
    ['by RFC 3986 to the letter', 'p%C3%A4%20ss%22%2F%2B%26%27%28x'],
    ['for a form', encodeURIComponent(awkward).replaceAll('%20', '+')],
    ['as JSON', JSON.stringify(awkward).slice(1, -1)],
    ['for HTML', 'pä ss&quot;/+&amp;&#39;(x'],
    ['for HTML, by numbers', 'pä ss&#34;/+&#38;&#x27;(x'],
    ['for a form, by its own rules', new URLSearchParams({ a: awkward }).toString().slice(2)],
    ['for JSON within an address', encodeURIComponent(JSON.stringify(awkward)).slice(3, -3)],
    ['in two ways at once', "p%c3%a4 ss&quot;/+&'(x"],
    ['in hex', Buffer.from(awkward).toString('hex')],
    ['in hex, in capitals', Buffer.from(awkward).toString('hex').toUpperCase()],
    ['as base64', Buffer.from(awkward).toString('base64').replace(/=+$/, '').slice(0, -1)],
  ])('masks a secret that is encoded %s', (_how, encoded) => {
    expect(vaultWith(awkward).mask(`before ${encoded} after`)).not.toContain(encoded.slice(1));
  });

  it('masks a secret within longer base64, such as a basic authorization', () => {
    const secret = 'Copper-Kite1';
    for (const user of ['a', 'ab', 'abc', 'abcd']) {
      const header = Buffer.from(`${user}:${secret}`).toString('base64');
      const masked = vaultWith(secret).mask(header);
      expect(Buffer.from(masked.replaceAll(MASK, ''), 'base64').toString()).not.toContain(
        secret.slice(1, -1),
      );
      expect(masked).toContain(MASK);
    }
  });

  it('leaves nothing of a secret that holds another one', () => {
    expect(vaultWith('kite', 'kite-and-more').mask('kite-and-more')).toBe(MASK);
  });

  it('leaves nothing of two secrets that overlap', () => {
    expect(vaultWith('abcd', 'cdefgh').mask('-abcdefgh-')).toBe(`-${MASK}-`);
  });

  it('leaves nothing of a secret that ends within a character', () => {
    expect(vaultWith('Kite😀'.slice(0, -1)).mask(`a ${encodeURIComponent('Kite😀')} b`)).toBe(`a ${MASK} b`);
  });

  it('masks one of many secrets in a time that hardly depends on their number', () => {
    const vault = vaultWith(...Array.from({ length: 2_000 }, (_, at) => `session-${at}-${at * 7919}`));
    expect(vault.mask(`SN=session-1999-${1999 * 7919} ${'x'.repeat(100_000)}`)).toMatch(/^SN=•••\d? x/);
  });

  it('keeps every password and the newest sessions, so that it does not grow', () => {
    let forgotten = 0;
    const vault = makeVault(() => {
      forgotten += 1;
    });
    vault.add('Copper-Kite1', 'password');
    for (let at = 0; at < 4_500; at += 1) vault.add(`session-${at}-${at * 7919}`, 'session');
    expect(forgotten).toBeGreaterThan(2);
    const all = Array.from({ length: 4_500 }, (_, at) => `session-${at}-${at * 7919}`);
    expect(all.filter((session) => vault.mask(session) === MASK).length).toBeLessThanOrEqual(2_000);
    expect(vault.mask('Copper-Kite1')).toBe(MASK);
    expect(vault.mask(`session-4499-${4499 * 7919}`)).toBe(MASK);
    expect(vault.mask('session-1-7919')).toBe('session-1-7919');
  });

  it('never lets a secret of three characters or more through, plain or encoded', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3, maxLength: 30 }), fc.string(), (secret, before) => {
        const vault = vaultWith(secret);
        const masked = vault.mask(
          `${before}|${secret}|${encodeURIComponent(secret)}|${JSON.stringify(secret)}`,
        );
        expect(masked.replaceAll(MASK, '\u0000')).not.toContain(`|${secret}`);
        expect(masked.replaceAll(MASK, '\u0000')).not.toContain(`|${encodeURIComponent(secret)}`);
      }),
    );
  });
});
