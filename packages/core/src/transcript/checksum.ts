const POLYNOMIAL = 0xedb88320;

/**
 * The CRC-32 of a text's UTF-16 code units, low byte first, as eight hexadecimal digits. It finds damage and edits by hand. It
 * is no signature: whoever wants to forge a text can.
 */
export function checksumOf(text: string): string {
  let sum = 0xffffffff;
  const take = (byte: number): void => {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    take(unit & 0xff);
    take(unit >>> 8);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/** JSON whose keys are sorted, so that equal values have equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
