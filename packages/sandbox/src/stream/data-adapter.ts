import type { Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import type { Values } from './tlcp.ts';

/** The subscription modes of TLCP. */
export type StreamMode = 'RAW' | 'MERGE' | 'DISTINCT' | 'COMMAND';

/** What the next update of an item is made from. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly chance: Chance;
  readonly person: Person;
  /** The update before, undefined for the first. */
  readonly last: Values | undefined;
  /** How many updates the item has had. */
  readonly count: number;
}

/** A source of data: which items it has, in which mode, and how they go on. */
export interface DataAdapter {
  readonly mode: StreamMode;
  readonly fields: readonly string[];
  /** Whether everybody has items of their own, under the same names. */
  readonly ofPerson: boolean;
  readonly hasItem: (item: string) => boolean;
  /** The next update of an item; undefined if nothing happens. */
  readonly next: (item: string, moment: Moment) => Values | undefined;
}
