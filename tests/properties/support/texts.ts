import fc from 'fast-check';

const DELICATE = [
  ...'&=?#%+/\\:;@{}<>"\'`|^~*[]() \t\n\r\0',
  '%26',
  '%2526',
  '%zz',
  '{sessionId}',
  '{{userName}}',
  '$&',
  '$1',
  '__proto__',
  'constructor',
  '\u00A0',
  '\uFEFF',
  '\u202E',
  'é',
  'e\u0301',
  '你',
  '😀',
  '\u{10FFFF}',
];

/** Any text of whole characters, with many that are special in addresses and templates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...DELICATE), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** Any text at all, including lone surrogates. */
export const anyUnits: fc.Arbitrary<string> = fc.oneof(
  anyText,
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
);

/** A query as the address bar may hold it, well-formed or not. */
export const anyQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      anyUnits,
      fc.constantFrom(
        'lang=de',
        'lang=en-us',
        'lang',
        'lang=',
        'state=x',
        'redirect_uri=x',
        'page=settings',
        '&',
        '%',
        '%E0%A4',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&').replaceAll('#', '')}`));
