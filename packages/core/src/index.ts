/**
 * Every rule of a login, without a framework. `createLogin` runs the whole flow over ports that you implement; the other functions answer
 * one question each. What can fail returns a neverthrow `Result`, whose type lists the errors.
 *
 * ```ts
 * import { englishText, messageOf, parseConfiguration } from '@gatehouse-login/core';
 *
 * const urls = { apiEnv: 'live', redirects: { webtrader: 'http://t.example/' } };
 * const read = parseConfiguration({ brand: 'kq', urls }, { origin: 'https://login.example' });
 * console.log(read.isErr() && englishText(messageOf(read.error)));
 * // prints: Its settings in configs/config.json have a fault at urls.redirects.webtrader.
 * ```
 *
 * @packageDocumentation
 */
export {
  type Location,
  pathOf,
  queryLang,
  readFirstLocation,
  readLocation,
  regionRoot,
  STEPS,
  type Step,
  type Visit,
  withLanguage,
} from './address/location.ts';
export {
  encodeComponent,
  parseQuery,
  type QueryParameters,
  setParameter,
  singleValueOf,
  valuesOf,
  writeQuery,
} from './address/query.ts';
export { BRANDS, type Brand, isBrand } from './brand/brand.ts';
export { BRAND_TABLE, type BrandCapabilities, type BrandTable, type LoginTab } from './brand/brand-table.ts';
export { REGIONS, type Region, regionKey } from './brand/region.ts';
export {
  type Cancellation,
  type CancellationSource,
  makeCancellation,
  NEVER_CANCELLED,
} from './cancellation/cancellation.ts';
export { cancellationOf, type StopSignal } from './cancellation/cancellation-of.ts';
export { systemClock } from './clock/system-clock.ts';
export { ABOUT_KEYS } from './configuration/about-keys.ts';
export { apiBaseOf } from './configuration/api-base.ts';
export {
  type AllowedRedirectUri,
  CONFIGURATION_FILE,
  type Configuration,
  type ConfiguredSite,
  type ConfiguredUrls,
  configuredPlatforms,
  type Encryption,
  type EncryptionAlgorithm,
  type ListedRedirectUri,
  PLATFORM_TYPES,
  type PlatformType,
  type StreamingConfiguration,
  type TelemetryConfiguration,
} from './configuration/configuration.ts';
export { configurationFaults } from './configuration/configuration-faults.ts';
export { configurationJsonSchema } from './configuration/json-schema.schema.ts';
export { nearest } from './configuration/nearest.ts';
export { parseConfiguration } from './configuration/parse-configuration.ts';
export type { PasswordClass, PasswordPolicy } from './configuration/password-policy.ts';
export { readWebAddress, type WebAddress } from './configuration/safe-url.ts';
export { type UnknownKey, unknownKeys } from './configuration/unknown-keys.schema.ts';
export { asciiDigits } from './digits/ascii-digits.ts';
export { cleanCode } from './digits/clean-code.ts';
export {
  checkPhone,
  cleanPhone,
  type PhoneField,
  type PhoneMetadata,
  type PhoneNumber,
  type PhoneProblems,
  phoneUsername,
  splitPhone,
} from './digits/phone.ts';
export { type DepartureOrigin, departureOrigins } from './driver/departure-origins.ts';
export { type FirstAddress, firstAddress } from './driver/first-address.ts';
export { type HistoryChange, type HistoryEntry, historyChange, inLanguage } from './driver/history.ts';
export {
  isOffered,
  OFFERS,
  type Offer,
  type OfferedAction,
  type OfferedOn,
  offersIn,
  type Seen,
} from './driver/offers.ts';
export { type PasswordVerdict, passwordVerdict } from './driver/password-verdict.ts';
export { riskDisclaimer } from './driver/risk-disclaimer.ts';
export { isWorking } from './driver/working.ts';
export type * from './errors/domain-error.ts';
export { ERROR_TABLE, type ErrorRow } from './errors/error-table.ts';
export { invariant } from './errors/invariant.ts';
export { messageOf } from './errors/message-of.ts';
export { makeReference } from './errors/reference.ts';
export { unreachable } from './errors/unreachable.ts';
export { firstDraft, offeredPlatforms } from './flow/draft.ts';
export type {
  CommandEvent,
  Event,
  EventName,
  EventOf,
  VisitorEvent,
  VisitorEventName,
} from './flow/event.ts';
export { faultOf, type Notice, noticeOf } from './flow/notice.ts';
export {
  type OnScreen,
  onScreen,
  type Screen,
  type StatesOf,
  screenOf,
  stepOf,
} from './flow/projection.ts';
export type { Perform, Runner, RunnerOptions, Taken, Transition } from './flow/runner.ts';
export type {
  LoginFault,
  News,
  Opening,
  OpenState,
  State,
  StateAt,
  StateName,
  TimedFault,
  TwoFactorView,
} from './flow/state.ts';
export type { IllegalEvent } from './flow/transition.ts';
export {
  type ForgotPasswordTarget,
  forgotPasswordTarget,
  forgotUsernameUrl,
  type ResetPage,
  resetPage,
  resetPageUrl,
} from './forgot-password/forgot-links.ts';
export { type LoginFailedOffer, loginFailedOffer } from './forgot-password/login-failed-offer.ts';
export { applyEdit } from './input-restriction/edit.ts';
export {
  type EditEvent,
  type EditRefused,
  type FieldBefore,
  RESTRICTION_RULES,
  type Restriction,
  type RestrictionRule,
} from './input-restriction/restriction.ts';
export { type Culture, cultureOf } from './locale/culture.ts';
export { CULTURES, cultureByCode, cultureById, type PlatformCulture } from './locale/cultures.ts';
export { directionOf } from './locale/direction.ts';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageOf } from './locale/language.ts';
export { NATIVE_NAMES } from './locale/native-name.ts';
export { type Separators, separatorsOf } from './locale/separators.ts';
export { type TranslationFile, translationFiles } from './locale/translation-files.ts';
export { createLogin } from './login/create-login.ts';
export { createLoginOnDemand, type LoginOptions } from './login/create-login-on-demand.ts';
export { DEPARTURE_PATIENCE, makePerform } from './login/perform.ts';
export type { LoginPorts } from './login/ports.ts';
export { ENGLISH, type MessageKey } from './messages/english.ts';
export { englishText } from './messages/english-text.ts';
export { formatMessage } from './messages/format-message.ts';
export type { Message, MessageValues } from './messages/message.ts';
export {
  checkPasswordChange,
  PASSWORD_FIELDS,
  type PasswordChangeCheck,
  type PasswordChangeForm,
  type PasswordField,
  type PasswordProblem,
} from './password-policy/password-change.ts';
export {
  PASSWORD_HELP,
  type PasswordMessage,
  passwordMessages,
  passwordMessageText,
} from './password-policy/password-messages.ts';
export {
  checkPassword,
  PASSWORD_POLICY,
  type PasswordCheck,
} from './password-policy/password-policy.ts';
export type { AccountGateway, LoadAccountError } from './ports/account-gateway.ts';
export type { Clock } from './ports/clock.ts';
export type { ConfigurationSource, LoadConfigurationError } from './ports/configuration-source.ts';
export type { KeyValueStore } from './ports/key-value-store.ts';
export type { Navigator } from './ports/navigator.ts';
export type {
  ChangePasswordError,
  ChangePasswordRequest,
  PasswordGateway,
} from './ports/password-gateway.ts';
export type {
  OpenSessionError,
  SessionGateway,
  SessionHeaders,
  SessionRequest,
} from './ports/session-gateway.ts';
export type { ShownTheme } from './ports/shown-theme.ts';
export type { Tracker } from './ports/tracker.ts';
export type { Texts, TranslationSource } from './ports/translation-source.ts';
export type {
  SendCodeError,
  SendCodeRequest,
  TwoFactorGateway,
  VerifyCodeError,
  VerifyCodeRequest,
} from './ports/two-factor-gateway.ts';
export {
  type AuthorizationResponse,
  buildAuthorizationRedirect,
  checkRedirectUri,
} from './redirect/authorization-redirect.ts';
export { type AuthorizationRequest, readAuthorizationRequest } from './redirect/authorization-request.ts';
export type { AddressPart, BuiltAddress } from './redirect/built-address.ts';
export type { ChooseDestinationError } from './redirect/departure.ts';
export {
  type Destination,
  type FormPostDestination,
  hostOf,
  type NavigateDestination,
} from './redirect/destination.ts';
export { encryptQuery } from './redirect/encrypt-query.ts';
export { type ExplainedParameter, explainRedirect } from './redirect/explain-redirect.ts';
export { buildMyAccountUrl } from './redirect/my-account.ts';
export {
  buildPlatformUrl,
  choosePlatform,
  type PlatformValues,
} from './redirect/platform-url.ts';
export type { EncryptQueryOptions } from './redirect/query-cipher.ts';
export { parseAccount } from './session/account.schema.ts';
export {
  type Account,
  type AccountGroup,
  type AccountHolder,
  type AccountOperator,
  type ClientAccount,
  CONTRACT_TYPES,
  type LegalParty,
  type LogonUser,
  TRADING_ACCOUNT_TYPES,
  type TradingAccount,
  type TradingAccountType,
} from './session/account.ts';
export {
  type Credentials,
  type Draft,
  missingFields,
  type RememberedVisitor,
  type RequiredField,
  trimUsername,
  usernameOf,
} from './session/credentials.ts';
export {
  CRYPTO_CURRENCY_IDS,
  CURRENCIES,
  type CurrencyCode,
  type CurrencyId,
  currencyCodeOf,
  currencyIdOf,
  isCryptoCurrency,
  isCurrencyId,
} from './session/currency.ts';
export { parseLoginAnswer } from './session/login-answer.schema.ts';
export type { LoginAnswer, SessionParameters, TwoFactorMethod } from './session/login-answer.ts';
export { parsePasswordChanged } from './session/password-changed.schema.ts';
export { makeSpinnerCounter, type SpinnerCounter } from './spinner/spinner-counter.ts';
export type { TrackingEvent } from './tracking/tracking-event.ts';
export { CODE_LENGTH, codeOf, isCodeComplete } from './two-factor/code.ts';
export { type Contact, sortedContacts } from './two-factor/contact.ts';
export { REMEMBERED_FOR, recallVisitor, rememberVisitor } from './use-cases/remember-visitor.ts';
export { VERSION } from './version.ts';
