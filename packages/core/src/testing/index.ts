export {
  aConfiguration,
  aCredentials,
  aDraft,
  aLoginAnswer,
  anAccount,
  anAccountOperator,
} from './builders.ts';
export type { Claim } from './claim.ts';
export { type ClockSubject, clockClaims } from './clock-claims.ts';
export { type FakeAccountGateway, fakeAccountGateway } from './fake-account-gateway.ts';
export { type FakeClock, fakeClock } from './fake-clock.ts';
export { fakeConfigurationSource } from './fake-configuration-source.ts';
export { type FakeMarketStream, fakeMarketStream } from './fake-market-stream.ts';
export { type FakeNavigator, fakeNavigator } from './fake-navigator.ts';
export { type FakePasswordGateway, fakePasswordGateway } from './fake-password-gateway.ts';
export { type FakePorts, fakePorts } from './fake-ports.ts';
export { type FakeSessionGateway, fakeSessionGateway } from './fake-session-gateway.ts';
export { type FakeStore, fakeStore } from './fake-store.ts';
export { type FakeTracker, fakeTracker } from './fake-tracker.ts';
export { type FakeTranslationSource, fakeTranslationSource } from './fake-translation-source.ts';
export {
  type FakeTwoFactorGateway,
  fakeTwoFactorGateway,
  type TwoFactorScript,
} from './fake-two-factor-gateway.ts';
export { keyValueStoreClaims, type StoreSubject } from './key-value-store-claims.ts';
export {
  type MarketStreamSubject,
  marketStreamClaims,
  STREAM_UPDATES,
  type StreamScenario,
} from './market-stream-claims.ts';
export { type Arrival, type NavigatorSubject, navigatorClaims } from './navigator-claims.ts';
export { type RecordedPerform, recordedPerform } from './recorded-perform.ts';
export type { Scripted } from './scripted-answers.ts';
export { type TrackerSubject, trackerClaims } from './tracker-claims.ts';
