/** A secret in hex, in both cases. */
export function hexOf(secret: string): string[] {
  const hex = Buffer.from(secret, 'utf8').toString('hex');
  return [hex, hex.toUpperCase()];
}

/**
 * A secret in base64. Inside a longer text there are three ways to spell it. The characters at its ends also depend on
 * the text around it, so they are left out.
 */
export function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  return [0, 1, 2].flatMap((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const spelling = whole.slice(start, end);
    return spelling.length > 3 ? [spelling, spelling.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
}
