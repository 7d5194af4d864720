/**
 * Keeps a few strings between visits. It never fails: if nothing can be kept (storage off or full, a corrupt
 * value), `read` returns null and `write` does nothing.
 *
 * The core awaits each write before the next one. A store that keeps all keys in one file must not lose any:
 * a write resolves when it is done.
 */
export interface KeyValueStore {
  /** Resolves with the value, or null if there is none or its lifetime is over. */
  read(key: string): Promise<string | null>;
  /** Keeps a value for `lifetime` milliseconds. After that, `read` returns null. */
  write(key: string, value: string, lifetime: number): Promise<void>;
  /** Removes a value, if there is one. */
  remove(key: string): Promise<void>;
}
