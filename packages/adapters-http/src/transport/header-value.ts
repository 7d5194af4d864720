// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * A text as a header may carry it: its UTF-8 bytes, one character each. Null where it holds a control character,
 * which could end the header; such a header is left out.
 */
export function headerValue(text: string): string | null {
  if (CONTROL.test(text)) return null;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
