/** What is used of an `AbortSignal`. It is described here, so that the types need neither those of the DOM nor Node's. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
