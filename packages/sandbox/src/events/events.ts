/** An event source with listeners. */
export interface Events<Value> {
  /** Calls the listeners in the order in which they subscribed. */
  emit(value: Value): void;
  /** Calls the listener with every later value. Returns a function that unsubscribes. */
  subscribe(listener: (value: Value) => void): () => void;
}

/** Makes an event source without listeners. */
export function makeEvents<Value>(): Events<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value) => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
