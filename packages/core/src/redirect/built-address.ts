/** A named value of an address or of a posted form, with its source. */
export interface AddressPart {
  /** For a placeholder in a path, its own name in braces. */
  readonly name: string;
  /** The decoded value, as the receiver reads it. */
  readonly value: string;
  /** The field of the configuration, or the step of the login, in words. */
  readonly source: string;
  /** The secret in the value, or null. */
  readonly secret: string | null;
}

/** An address and the parts that it was built from, in their order. Both hold the session: they are secrets. */
export interface BuiltAddress {
  /** The whole address. */
  readonly url: string;
  /** The parts, in their order. */
  readonly parts: readonly AddressPart[];
}
