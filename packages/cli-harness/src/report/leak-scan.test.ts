import { describe, expect, it } from 'vitest';
import { makeVault, type SecretKind } from './vault.ts';

function scanFor(secret: string, kind: SecretKind = 'password') {
  const vault = makeVault();
  vault.add(secret, kind);
  return (text: string, ...permitted: string[]) => vault.leakIn(text, new Set(permitted));
}
const awkward = 'pä ss"/+&\'(x';

describe('the scan for secrets', () => {
  it.each([
    ['plain', awkward],
    ['encoded for an address', encodeURIComponent(awkward)],
    ['encoded for an address, character by character', '%70%C3%A4%20%73s"/%2B&\'(x'],
    ['encoded for an address, twice', encodeURIComponent(encodeURIComponent(awkward))],
    ['encoded for a form', new URLSearchParams({ a: awkward }).toString()],
    ['as JSON', JSON.stringify(awkward)],
    ['as JSON within JSON', JSON.stringify(JSON.stringify(awkward))],
    ['as JSON, in escapes', "p\\u00e4 ss\\u0022\\/+\\u0026'(x"],
    ['as HTML', 'pä ss&quot;/+&amp;&#39;(x'],
    ['as HTML, by numbers', 'p&#xe4; ss&#34;/&#43;&#x26;&#x27;(x'],
    ['in hex', Buffer.from(awkward).toString('hex')],
    ['as base64', Buffer.from(`user:${awkward}`).toString('base64')],
    ['as base64 for addresses', Buffer.from(`u:${awkward}`).toString('base64url')],
  ])('finds one that is written %s', (_how, written) => {
    expect(scanFor(awkward)(`before ${written} after`)).toBe('password');
  });

  it('names the kind of the secret', () => {
    expect(scanFor('93be-11af', 'session')('SN=93be-11af')).toBe('session');
  });

  it('does not mistake a part of a longer number for a code', () => {
    const scan = scanFor('123456', 'code');
    expect(scan('at 1761234567')).toBeNull();
    expect(scan('the code is 123456.')).toBe('code');
  });

  it('leaves out what is permitted, and nothing that stands within it', () => {
    const vault = makeVault();
    for (const secret of ['Copper-Kite1', 'Copper-Kite1-and-more']) vault.add(secret, 'password');
    expect(vault.leakIn('Copper-Kite1-and-more', new Set(['Copper-Kite1-and-more']))).toBe('password');
    expect(scanFor('Copper-Kite1')('Copper-Kite1', 'Copper-Kite1')).toBeNull();
  });

  it('does not mistake the words of a report for a secret', () => {
    expect(scanFor('Password')('Incorrect Username or Password')).toBeNull();
    expect(scanFor('city-index')('"brand":"city-index"')).toBeNull();
  });

  it('finds nothing in a text without secrets, whatever it is encoded like', () => {
    expect(scanFor(awkward)('100 % &nosuch; \\u00 %zz &#99999999; + %ff')).toBeNull();
  });
});
