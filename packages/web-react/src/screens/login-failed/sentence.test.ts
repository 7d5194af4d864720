import { describe, expect, it } from 'vitest';
import { linkedSentence } from './sentence.ts';

describe('a sentence with a link in it', () => {
  it('is cut around the words of the link', () => {
    expect(linkedSentence('or you can reset your password', 'reset your password')).toEqual([
      'or you can ',
      'reset your password',
      '',
    ]);
    expect(linkedSentence('または、再設定もできます', '再設定')).toEqual([
      'または、',
      '再設定',
      'もできます',
    ]);
  });

  it('is all link when the words are not in it', () => {
    expect(linkedSentence('a sentence', 'elsewhere')).toEqual(['', 'a sentence', '']);
    expect(linkedSentence('a sentence', '')).toEqual(['', 'a sentence', '']);
  });
});
