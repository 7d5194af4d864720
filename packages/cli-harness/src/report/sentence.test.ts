import { describe, expect, it } from 'vitest';
import { ours, say, writeOut } from './sentence.ts';
import { MASK, makeVault } from './vault.ts';

const masking = (secret: string) => {
  const vault = makeVault();
  vault.add(secret);
  return vault.mask;
};

describe('a sentence', () => {
  it('is masked where something was put into it, and nowhere else', () => {
    const sentence = say`The host ${'host-secret'} is no host.`;
    expect(writeOut(sentence, masking('host'))).toBe(`The host ${MASK}-secret is no host.`);
  });

  it('keeps the words of a sentence within it', () => {
    const sentence = say`${ours('Use the list.')} It lists ${'list'}.`;
    expect(writeOut(sentence, masking('list'))).toBe(`Use the list. It lists ${MASK}.`);
  });

  it('is masked whole where nobody marked its words', () => {
    expect(writeOut('no secret here', masking('secret'))).toBe(`no ${MASK} here`);
  });
});
