/** Returns a function that calls `load` once and shares the result. After a failure, the next call tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      return Promise.reject(reason);
    });
    return loading;
  };
}
