/** A named value of an address or of a posted form, and where it comes from. */
export interface AddressPart {
  /** A placeholder in a path stands under its own name, in braces. */
  readonly name: string;
  /** As its receiver reads it: decoded. */
  readonly value: string;
  /** The field of the configuration, or the step of the login, in words. */
  readonly source: string;
  /** The secret that the part holds; null where it holds none. */
  readonly secret: string | null;
}

/** An address and the parts that it was built from, in their order. Both hold the session: they are secrets. */
export interface BuiltAddress {
  readonly url: string;
  readonly parts: readonly AddressPart[];
}
