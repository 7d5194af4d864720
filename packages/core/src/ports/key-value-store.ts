/**
 * Keeps a few texts between visits. It never fails: where nothing can be kept (storage off or full, a corrupt
 * value), reading yields null and writing does nothing.
 */
export interface KeyValueStore {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}
