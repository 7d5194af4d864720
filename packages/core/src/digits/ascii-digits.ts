/**
 * Replaces full-width, Arabic-Indic and Persian (Extended Arabic-Indic) digits with ASCII ones. For codes and
 * phone numbers, never for passwords, which stay as typed.
 */
export const asciiDigits = (text: string): string =>
  // Each of the three blocks starts at a multiple of sixteen, so the last four bits are the digit.
  text.replace(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
