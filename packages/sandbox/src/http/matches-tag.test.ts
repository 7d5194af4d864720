import { describe, expect, it } from 'vitest';
import { matchesTag } from './matches-tag.ts';

describe('If-None-Match', () => {
  it.each(['"a-br"', 'W/"a-br"', '"x", W/"a-br"', '"x","a-br" , "y"', '*', ' * ', '"a,b", "a-br"'])(
    '%s names the tag "a-br"',
    (header) => {
      expect(matchesTag(header, '"a-br"')).toBe(true);
    },
  );

  it.each([undefined, '', '"a"', '"a-gzip"', 'a-br', '"*"', '"x", W/"a"', '"'])('%s does not', (header) => {
    expect(matchesTag(header, '"a-br"')).toBe(false);
  });
});
