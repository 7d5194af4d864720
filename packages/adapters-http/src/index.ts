/**
 * The ports of a login over HTTP, and a store over web storage. `makeTransport` sends requests over a `fetch` of yours: it keeps
 * deadlines (15 s for a POST, 10 s for the account, 8 s for a file), sends a failed GET again up to twice, limits answers to 1 MB, and
 * turns every fault into a value.
 *
 * ```ts
 * import { makeHttpConfigurationSource, makeTransport } from '@gatehouse-login/adapters-http';
 * import { NEVER_CANCELLED } from '@gatehouse-login/core';
 *
 * const transport = makeTransport({
 *   apiBase: '',
 *   origin: 'https://login.example',
 *   fetch: async () => Response.json({ brand: 'kq' }),
 *   cookie: () => null,
 * });
 * const file = await makeHttpConfigurationSource(transport).read(NEVER_CANCELLED);
 * console.log(file.unwrapOr(null)); // prints: { brand: 'kq' }
 * ```
 *
 * @packageDocumentation
 */

export { makeHttpAccountGateway } from './gateways/account-gateway.ts';
export { makeHttpConfigurationSource } from './gateways/configuration-source.ts';
export { makeHttpMarketSearch } from './gateways/market-search.ts';
export { makeHttpPasswordGateway } from './gateways/password-gateway.ts';
export { makeHttpSessionGateway } from './gateways/session-gateway.ts';
export { makeHttpTranslationSource } from './gateways/translation-source.ts';
export { makeHttpTwoFactorGateway } from './gateways/two-factor-gateway.ts';
export { makeMemoryStore } from './storage/memory-store.ts';
export {
  makeVersionedStore,
  type VersionedStoreOptions,
} from './storage/versioned-store.ts';
export { storageOrNull, type WebStorage } from './storage/web-storage.ts';
export { DEFAULT_DEADLINES, type Deadlines, type Waiting } from './transport/deadlines.ts';
export { type Refused, type TransportFault, toServiceError, type Unreadable } from './transport/fault.ts';
export { makeTransport } from './transport/transport.ts';
export type {
  Fetch,
  ReadCookie,
  Transport,
  TransportOptions,
  TransportRequest,
} from './transport/transport-port.ts';
