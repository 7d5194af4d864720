import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/render.tsx';
import { FAULT_WORDS } from './fault-words.ts';

describe('the words of a page that could not be loaded', () => {
  it('are those of the English texts', () => {
    expect(textsOf('en')).toMatchObject(FAULT_WORDS);
  });
});
