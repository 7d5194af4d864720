import type {
  BrandCapabilities,
  Configuration,
  ConfiguredUrls,
  LoginPorts,
  Region,
  RememberedVisitor,
  Step,
} from '@gatehouse-login/core';
import type { Move } from './moves.ts';

/** One picture of a state: what the platform answers, and what the visitor does to get there. */
export interface Entry extends Partial<Pick<ConfiguredUrls, 'redirects' | 'forgotPasswordUrls'>> {
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
  /** The platform's answers. By default everything succeeds. */
  readonly backend?: () => Partial<LoginPorts>;
  readonly play?: readonly Move[];
}

/** The entries of a state: at least one, and all but the first with a `variant`. */
export type Entries = readonly [Entry, ...(Entry & { readonly variant: string })[]];
