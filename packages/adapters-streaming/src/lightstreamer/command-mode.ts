import type { StreamSubscription } from '@gatehouse-login/core/streaming';
import { changesOf, type Deliver, type Mode, valuesOf } from './mode.ts';

type Row = Record<string, string | null>;

/**
 * COMMAND: each item is a table of rows, which are added, updated and deleted by their key. In a new session, the
 * server adds every row again: a known row becomes an update with its changes, and a missing row is deleted.
 */
export function makeCommandMode({ fields }: StreamSubscription, deliver: Deliver): Mode {
  const tables = new Map<string, Map<string, Row>>();
  const missing = new Map<string, Set<string>>();

  function tableOf(item: string): Map<string, Row> {
    const table = tables.get(item) ?? new Map<string, Row>();
    tables.set(item, table);
    return table;
  }

  function remove(item: string, key: string): void {
    if (!tableOf(item).delete(key)) return;
    const empty = Object.fromEntries(fields.map((field) => [field, null]));
    deliver({ item, values: { ...empty, key, command: 'DELETE' } });
  }

  function put(item: string, key: string, values: Row): void {
    const table = tableOf(item);
    const known = table.get(key);
    table.set(key, values);
    if (known === undefined) {
      deliver({ item, values: { ...values, command: 'ADD' } });
      return;
    }
    const changes = changesOf({ ...known, command: null }, { ...values, command: null });
    if (changes !== null) deliver({ item, values: { ...changes, key, command: 'UPDATE' } });
  }

  return {
    subscribed() {
      missing.clear();
      for (const [item, table] of tables) missing.set(item, new Set(table.keys()));
    },
    update(update) {
      const item = update.getItemName();
      const values = valuesOf(update, fields);
      const key = values.key ?? '';
      missing.get(item)?.delete(key);
      if (values.command === 'DELETE') remove(item, key);
      else put(item, key, values);
    },
    snapshotEnded(item) {
      for (const key of missing.get(item) ?? []) remove(item, key);
      missing.delete(item);
    },
    close: () => {},
  };
}
