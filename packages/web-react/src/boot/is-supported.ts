/** Returns whether the browser has the APIs that the page needs. Some browsers that support modules lack them. */
export const isSupported = (): boolean =>
  typeof URL.canParse === 'function' &&
  typeof Array.prototype.toSorted === 'function' &&
  typeof globalThis.HTMLDialogElement === 'function';
