import { makeVersionedStore, storageOrNull } from '@gatehouse-login/adapters-http';

/** Remembers the visitor in the browser's storage, or as long as the page lives where there is none. */
export const visitorStore = makeVersionedStore(
  storageOrNull(() => window.localStorage),
  { version: 1, now: () => Date.now() },
);
