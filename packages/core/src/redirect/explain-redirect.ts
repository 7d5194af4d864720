import { decodingsOf } from '../address/query.ts';
import type { BuiltAddress } from './built-address.ts';

/** A part of an address or a form: its value, and the value's source. */
export interface ExplainedParameter {
  /** For a placeholder in a path, its own name in braces. */
  readonly name: string;
  /** The decoded value, with `•••` in place of each secret, as in the name. */
  readonly value: string;
  /** Where the value comes from, in words. */
  readonly source: string;
  /** Whether anything in it is masked. */
  readonly secret: boolean;
}

const MASK = '•••';

// Looking for a secret of one or two characters would mask half the address and hide nothing: its own part is
// masked anyway.
const SHORTEST_SECRET = 3;

/**
 * Says for each part of a destination, or of an address, where it comes from: its path's placeholders, its query, its fragment and the
 * fields of its form. The session is masked wherever it stands, and so are further secrets that a caller knows of.
 */
export function explainRedirect(
  { parts }: Pick<BuiltAddress, 'parts'>,
  knownSecrets: readonly string[] = [],
): readonly ExplainedParameter[] {
  const secrets = [...knownSecrets, ...parts.map(({ secret }) => secret ?? '')].filter(
    ({ length }) => length >= SHORTEST_SECRET,
  );
  const veil = (text: string) => {
    // Finds a secret however often it is encoded.
    const readings = decodingsOf(text);
    return secrets.some((secret) => readings.some((reading) => reading.includes(secret))) ? MASK : text;
  };
  return parts.map((part) => {
    const name = veil(part.name);
    const value = part.secret === null ? veil(part.value) : MASK;
    return { name, value, source: veil(part.source), secret: name === MASK || value === MASK };
  });
}
