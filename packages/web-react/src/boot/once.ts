/** Calls `load` once for all who ask. After a failure, the next one who asks starts it again. */
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
