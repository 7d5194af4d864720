/** Tells listeners of what happens, each in the order it happened. */
export interface Events<Value> {
  emit(value: Value): void;
  /** Gives back how to stop listening. */
  subscribe(listener: (value: Value) => void): () => void;
}

/** Makes a teller without listeners. */
export const makeEvents = <Value>(): Events<Value> => {
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
};
