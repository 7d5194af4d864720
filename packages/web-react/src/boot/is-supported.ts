/** Whether the browser has what the page uses and the oldest browsers with modules do not have. */
export const isSupported = (): boolean =>
  typeof URL.canParse === 'function' &&
  typeof Array.prototype.toSorted === 'function' &&
  typeof globalThis.HTMLDialogElement === 'function';
