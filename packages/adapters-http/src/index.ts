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
export type { Refused, TransportFault, Unreadable } from './transport/fault.ts';
export { makeTransport } from './transport/transport.ts';
export type {
  Fetch,
  ReadCookie,
  Transport,
  TransportOptions,
  TransportRequest,
} from './transport/transport-port.ts';
