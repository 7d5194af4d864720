// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * A text as the value of a header: its UTF-8 bytes, one character each. Null if a control character is in
 * it.
 */
export function headerValue(text: string): string | null {
  if (CONTROL.test(text)) return null;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
