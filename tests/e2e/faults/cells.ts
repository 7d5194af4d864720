import type { Fault } from '@gatehouse-login/sandbox';
import { numbers, SEED, shuffled } from '../support/chance.ts';
import type { Brand } from '../support/sandbox.ts';

/** Calls without which a login goes on. */
type Beside = 'validate' | 'log-off' | 'margin' | 'markets';

/** The calls of a login, and how a visitor would name them. */
export const CALLS = {
  session: 'Signing in',
  account: 'Loading the account',
  'send-code': 'Sending a code',
  'verify-code': 'Checking the code',
  'change-password': 'Changing the password',
  config: 'Reading the configuration',
  translations: 'Loading a language',
} as const satisfies Record<Exclude<Fault['call'], Beside>, string>;

export type Call = keyof typeof CALLS;

/** The 21 faults of a call, as the sandbox plays them. */
export const KINDS = [
  'timeout',
  'slow-drip',
  'refused',
  'reset',
  'server-error',
  'too-many',
  'busy',
  'redirect',
  'html',
  'empty',
  'malformed',
  'truncated',
  'wrong-type',
  'huge',
  'hostile',
  'false-answer',
  'null-arrays',
  'bom',
  'wrong-content-type',
  'unknown-fields',
  'other-casing',
] as const satisfies readonly Fault['kind'][];

export type Kind = (typeof KINDS)[number];

/** One brand with regions, one without, and one of a partner. */
export const FAULT_BRANDS = ['city-index', 'kq', 'tradingview-forex'] as const satisfies readonly Brand[];
export type FaultBrand = (typeof FAULT_BRANDS)[number];

/** How a login is driven: on a stamped page, on one that any static server serves, or by the command. */
export const WAYS = ['stamped', 'unstamped', 'command'] as const;
export type Way = (typeof WAYS)[number];

/** Faults that the visitor's patience ends: the call never comes to an end by itself. */
export const isEndless = (kind: string): boolean => kind === 'timeout' || kind === 'slow-drip';

/** Seconds that `too-many` and `busy` ask a visitor to wait. */
export const RETRY_AFTER = 2;

/** Whether this run is `npm run test:faults`, which tries every cell. Others try a part. */
export const IS_WHOLE = process.env.GATEHOUSE_FAULTS === 'all';

/** Returns the items that this run tries, in an order that follows from the seed. */
export function chosen<Item>(items: readonly Item[]): readonly Item[] {
  const all = shuffled(numbers(SEED), items);
  return IS_WHOLE ? all : all.slice(0, Math.ceil(all.length / 10));
}

/** One cell of the matrix on one brand. */
export interface Cell {
  readonly call: Call;
  readonly kind: Kind;
  readonly brand: FaultBrand;
}

export const CELLS: readonly Cell[] = (Object.keys(CALLS) as Call[]).flatMap((call) =>
  KINDS.flatMap((kind) => FAULT_BRANDS.map((brand) => ({ call, kind, brand }))),
);

type Served = Exclude<Way, 'command'>;

/** The two ways to serve the page take turns. */
export const halfOf = <Item>(way: Served, items: readonly Item[]): readonly Item[] =>
  items.filter((_item, number) => number % 2 === (way === 'stamped' ? 0 : 1));

/**
 * The cells that a page plays in this run. Unless it is all of them, each call is made once on every brand, and the seed
 * spreads the faults over them.
 */
export function cellsOf(way: Served): readonly Cell[] {
  const random = numbers(SEED);
  if (IS_WHOLE) return shuffled(random, CELLS);
  const kinds = shuffled(random, KINDS);
  const calls = (Object.keys(CALLS) as Call[]).flatMap((call) =>
    FAULT_BRANDS.map((brand) => ({ call, brand })),
  );
  const kindAt = (number: number) => kinds[number % kinds.length] as Kind;
  const cells = shuffled(random, calls).map((call, number) => ({ ...call, kind: kindAt(number) }));
  return halfOf(way, cells);
}
