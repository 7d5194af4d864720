import { decodingsOf } from '../address/query.ts';
import type { BuiltAddress } from './built-address.ts';

/** One part of a way out: what it carries, and where that came from. */
export interface ExplainedParameter {
  /** A placeholder in a path stands under its own name, in braces. */
  readonly name: string;
  /** As it was sent, decoded; `•••` in place of whatever holds a session, here as in the name. */
  readonly value: string;
  readonly source: string;
  readonly secret: boolean;
}

/** What stands in the place of a secret. */
const MASK = '•••';

// Looking for one or two characters would mask half the address and hide nothing: a value in its own place is masked anyway.
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
    // However often it is encoded.
    const readings = decodingsOf(text);
    return secrets.some((secret) => readings.some((reading) => reading.includes(secret))) ? MASK : text;
  };
  return parts.map((part) => {
    const name = veil(part.name);
    const value = part.secret === null ? veil(part.value) : MASK;
    return { name, value, source: veil(part.source), secret: name === MASK || value === MASK };
  });
}
