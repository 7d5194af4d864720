import type {
  BrandCapabilities,
  Configuration,
  ConfiguredUrls,
  Region,
  RememberedVisitor,
  Step,
} from '@gatehouse-login/core';
import { type Move, pass, say } from './moves.ts';

/** One picture of a state, and what leads to it. */
export interface Entry extends Partial<Pick<ConfiguredUrls, 'forgotPasswordUrls'>> {
  /** The last part of its address, as in `login.login.offline`. The first entry of a state has none. */
  readonly variant?: string;
  /** What the index calls it. */
  readonly title: string;
  /** What it needs of the brand's configuration. */
  readonly changes?: Partial<Configuration>;
  /** By default the brand's first one. */
  readonly region?: Region;
  /** Says whether a brand has it. By default each has. */
  readonly on?: (brand: BrandCapabilities) => boolean;
  readonly remembered?: RememberedVisitor;
  /** The step whose address is opened, by default that of the login. */
  readonly step?: Step;
  readonly query?: string;
  /** What happens after the address was opened. The flow has no platform: its answers are among the events. */
  readonly play?: readonly Move[];
}

type Variant = Entry & { readonly variant: string };

/** The entries of a state: at least one, and all but the first with a `variant`. */
export type Entries = readonly [Entry, ...Variant[]];

/** The entries of a state whose call does not end. */
export const waiting = (play: readonly Move[]): Entries => [
  { title: 'Just sent', play },
  { variant: 'one-second', title: 'Waiting for a second', play: [...play, pass(1_000)] },
  { variant: 'five-seconds', title: 'Waiting for five seconds', play: [...play, pass(5_000)] },
];

/** A screen that has lost the connection, and has it again. */
export const connectionNews = (play: readonly Move[]): readonly Variant[] => [
  { variant: 'offline', title: 'Connection lost', play: [...play, say('error.offline')] },
  { variant: 'back-online', title: 'Connection back', play: [...play, say('page.backOnline')] },
];
