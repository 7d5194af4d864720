import { makeVersionedStore, storageOrNull } from '@gatehouse-login/adapters-http';

/** Where a visitor is remembered; where the browser keeps nothing, it lasts as long as the page. */
export const visitorStore = makeVersionedStore(
  storageOrNull(() => window.localStorage),
  { version: 1, now: () => Date.now() },
);
