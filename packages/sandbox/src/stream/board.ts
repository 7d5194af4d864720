import type { Person } from '../people/person.ts';
import type { Chance } from '../time-and-chance/chance.ts';
import { clientAccountMargin, positions, tradeMargin } from './account-data-adapters.ts';
import type { DataAdapter } from './data-adapter.ts';
import { news, notices } from './news-adapters.ts';
import { prices } from './prices.ts';
import type { Values } from './tlcp.ts';

/** The data adapters, by their names on the wire. */
export const DATA_ADAPTERS: Readonly<Record<string, DataAdapter>> = {
  PRICES: prices,
  NEWS: news,
  CLIENTACCOUNTMARGIN: clientAccountMargin,
  TRADEMARGIN: tradeMargin,
  NOTICES: notices,
  POSITIONS: positions,
};

/** How many events of a DISTINCT item a new subscriber gets. */
const REMEMBERED = 10;

/** An item, its state, and who listens to it. */
export interface BoardItem {
  readonly name: string;
  readonly adapter: DataAdapter;
  /** What a new subscriber gets first: the values of MERGE, the last events of DISTINCT, the rows of COMMAND. */
  snapshot(): readonly Values[];
  publish(values: Values): void;
  /** Publishes what happens next. */
  step(now: number): void;
  listen(listener: (values: Values) => void): () => void;
  readonly isHeard: boolean;
}

function makeItem(name: string, adapter: DataAdapter, person: Person, chance: Chance): BoardItem {
  const listeners = new Set<(values: Values) => void>();
  let state = new Map<string, Values>();
  let last: Values | undefined;
  let count = 0;
  function remember(values: Values): Values {
    const key =
      adapter.mode === 'COMMAND' ? (values.key ?? '') : adapter.mode === 'MERGE' ? '' : String(count);
    if (adapter.mode === 'RAW') return values;
    if (values.command === 'DELETE') {
      state.delete(key);
      return values;
    }
    const old = state.get(key);
    const whole = { ...old, ...values };
    const told =
      adapter.mode === 'COMMAND' ? { ...whole, command: old === undefined ? 'ADD' : 'UPDATE' } : whole;
    state.set(key, told);
    if (adapter.mode === 'DISTINCT' && state.size > REMEMBERED) {
      state = new Map([...state].slice(-REMEMBERED));
    }
    return told;
  }
  function publish(values: Values): void {
    const told = remember(values);
    last = told;
    count += 1;
    for (const listener of [...listeners]) listener(told);
  }
  return {
    name,
    adapter,
    snapshot: () =>
      [...state.values()].map((values) =>
        adapter.mode === 'COMMAND' ? { ...values, command: 'ADD' } : values,
      ),
    publish,
    step: (now) => {
      const values = adapter.next(name, { now, chance, person, last, count });
      if (values !== undefined) publish(values);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get isHeard() {
      return listeners.size > 0;
    },
  };
}

/** All items that somebody has asked for. */
export interface Board {
  /** The item, for this person. Undefined if the data adapter has none of this name. */
  item(adapter: string, name: string, person: Person): BoardItem | undefined;
  items(): readonly BoardItem[];
  clear(): void;
}

/** Makes an empty board. `chanceFor` gives each item its own chance, so that its walk does not depend on the others. */
export function makeBoard(now: () => number, chanceFor: (item: string) => Chance): Board {
  const items = new Map<string, BoardItem>();
  return {
    item: (adapterName, name, person) => {
      const adapter = Object.hasOwn(DATA_ADAPTERS, adapterName) ? DATA_ADAPTERS[adapterName] : undefined;
      if (adapter?.hasItem(name) !== true) return undefined;
      const key = `${adapterName} ${name} ${adapter.ofPerson ? person.id : ''}`;
      const known = items.get(key);
      if (known !== undefined) return known;
      const made = makeItem(name, adapter, person, chanceFor(key));
      items.set(key, made);
      // The first values are there before the first subscriber.
      if (adapter.mode !== 'RAW') made.step(now());
      return made;
    },
    items: () => [...items.values()],
    clear: () => items.clear(),
  };
}
