/** The states of a market, by their numbers in the field `StatusSummary`. */
export const MARKET_STATES = [
  'tradable',
  'tradable-and-fast',
  'indicative',
  'phone-only',
  'closed',
  'suspended',
  'close-only',
  'long-only',
  'short-only',
] as const;

/** The state of a market, which decides whether it can be traded. */
export type MarketState = (typeof MARKET_STATES)[number];

/** The types that a field's text can have. */
export interface FieldTypes {
  /** Any text. */
  readonly text: string;
  /** A decimal number. Its unit depends on the field. */
  readonly number: number;
  /** Epoch milliseconds. On the wire it is `/Date(1700000000000)/`. */
  readonly time: number;
  /** True or false. On the wire it is `1`, `true` or `True`, and `0`, `false` or `False`. */
  readonly flag: boolean;
  /** The state of a market. On the wire it is a number. */
  readonly 'market-state': MarketState;
}

/** The name of a field's type. */
export type FieldKind = keyof FieldTypes;

const timeIn = /^\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\/$/;

const asNumber = (text: string): number | null => {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
};

const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['True', true],
  ['0', false],
  ['false', false],
  ['False', false],
]);

const READERS: { readonly [Kind in FieldKind]: (text: string) => FieldTypes[Kind] | null } = {
  text: (text) => text,
  number: asNumber,
  time: (text) => asNumber(timeIn.exec(text)?.[1] ?? ''),
  flag: (text) => FLAGS.get(text) ?? null,
  'market-state': (text) => (/^\d$/.test(text) ? (MARKET_STATES[Number(text)] ?? null) : null),
};

/** Reads the text of a field. Null stands for no value, and for a text that is not of the kind. */
export const readField = <Kind extends FieldKind>(
  kind: Kind,
  text: string | null,
): FieldTypes[Kind] | null => (text === null ? null : READERS[kind](text));
