import { describe, expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

// C0, DEL, C1, and everything that reorders text or breaks lines.
const CONTROLS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at),
  ...[0x61c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));

describe('JSON for a terminal', () => {
  it.each(CONTROLS)('escapes %j to ASCII, and means the same', (control) => {
    const value = { [`name${control}`]: [`a${control}b`] };
    expect(jsonText(value)).toMatch(/^[\x20-\x7e]+\n$/);
    expect(JSON.parse(jsonText(value))).toEqual(value);
  });

  it('keeps its own line breaks and every other script', () => {
    expect(jsonText({ name: '金汇' }, 2)).toBe('{\n  "name": "金汇"\n}\n');
  });
});
