/**
 * For tests of a login: a fake of every port, builders of its values, and the contract of every port as a list of claims for any test
 * runner.
 *
 * ```ts
 * import { createLogin, noticeOf } from '@gatehouse-login/core';
 * import { aConfiguration, aDraft, fakePorts, fakeSessionGateway } from '@gatehouse-login/core/testing';
 * import { err } from 'neverthrow';
 *
 * const sessions = fakeSessionGateway(err({ kind: 'session-refused', code: 4010 }));
 * const login = createLogin(fakePorts({ sessions }), aConfiguration());
 * login.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
 * login.send({ type: 'submitted', draft: aDraft(), password: 'Wrong-Horse-9', reference: 'kamo-7352' });
 * const state = await login.settled();
 * console.log(state.at, noticeOf(state)?.key); // prints: login-failed loginFailed.username
 * ```
 *
 * @packageDocumentation
 */

export { type AccountManner, type AccountSubject, accountGatewayClaims } from './account-gateway-claims.ts';
export {
  aConfiguration,
  aCredentials,
  aDraft,
  aLoginAnswer,
  anAccount,
  anAccountOperator,
} from './builders.ts';
export type { Arrange, Claim, Disposable } from './claim.ts';
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
export {
  type ConfigurationManner,
  type ConfigurationSubject,
  configurationSourceClaims,
  type TranslationManner,
  type TranslationSubject,
  translationSourceClaims,
} from './file-source-claims.ts';
export { keyValueStoreClaims, type StoreSubject } from './key-value-store-claims.ts';
export {
  type MarketStreamSubject,
  marketStreamClaims,
  STREAM_UPDATES,
  type StreamScenario,
} from './market-stream-claims.ts';
export { type Arrival, type NavigatorSubject, navigatorClaims } from './navigator-claims.ts';
export {
  type PasswordManner,
  type PasswordSubject,
  passwordGatewayClaims,
} from './password-gateway-claims.ts';
export { type RecordedPerform, recordedPerform } from './recorded-perform.ts';
export type { Scripted } from './scripted-answers.ts';
export {
  scriptedAccounts,
  scriptedConfiguration,
  scriptedPasswords,
  scriptedSessions,
  scriptedTranslations,
  scriptedTwoFactor,
} from './scripted-backends.ts';
export { type SessionManner, type SessionSubject, sessionGatewayClaims } from './session-gateway-claims.ts';
export { type TrackerSubject, trackerClaims } from './tracker-claims.ts';
export {
  type TwoFactorManner,
  type TwoFactorSubject,
  twoFactorGatewayClaims,
} from './two-factor-gateway-claims.ts';
