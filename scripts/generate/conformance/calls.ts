import type { Section } from './row.ts';

const GATEWAYS = 'packages/adapters-http/src/gateways';
const TRANSPORT = 'packages/adapters-http/src/transport';
const DESTINATION = 'use-cases/platform-destination.ts#makePlatformDestination';
const CIPHER = 'redirect/encrypt-query.ts#encryptQuery';

/** The calls, the platform's address, and what goes with a request. */
export const calls: Section = {
  title: '7. The calls it makes',
  rows: [
    {
      rule: 'POST v2/Session with username, password, appKey and appVersion, read as a login answer',
      by: [
        'ports/session-gateway.ts#SessionGateway',
        'use-cases/sign-in.ts#makeSignIn',
        `${GATEWAYS}/session-gateway.ts#makeHttpSessionGateway`,
      ],
      tests: [
        'use-cases/sign-in.test.ts > carries the password as it was typed: %j',
        'use-cases/sign-in.test.ts > carries the package’s version',
        `${GATEWAYS}/gateways.test.ts > posts the four fields and nothing else`,
      ],
    },
    {
      rule: 'Web Trader has its own app key',
      by: ['use-cases/sign-in.ts#makeSignIn'],
      tests: ['use-cases/sign-in.test.ts > carries, for %s, the app key %s'],
    },
    {
      rule: 'POST session/2FA/Token/{token}/Code with 2FAToken and ContactId; success alone counts',
      by: [
        'ports/two-factor-gateway.ts#TwoFactorGateway',
        'use-cases/send-code.ts#makeSendCode',
        `${GATEWAYS}/two-factor-gateway.ts#makeHttpTwoFactorGateway`,
      ],
      tests: [
        'tests/contracts/step-gateways.test.ts > sends a code with the token and the contact, whatever the body of the answer',
        `${TRANSPORT}/transport.test.ts > takes success alone for enough where it is asked to: body %j`,
        'use-cases/second-steps.test.ts > hands token and contact on, and nothing else',
      ],
    },
    {
      rule: 'POST session/2FA/VerifyAuthCode with token and code, read as a login answer',
      by: [
        'ports/two-factor-gateway.ts#TwoFactorGateway',
        'use-cases/verify-code.ts#makeVerifyCode',
        `${GATEWAYS}/two-factor-gateway.ts#makeHttpTwoFactorGateway`,
      ],
      tests: [
        'tests/contracts/step-gateways.test.ts > verifies a code with the token, and reads a login answer',
        'use-cases/second-steps.test.ts > hands token and code on as they are, without the user name',
        'tests/contracts/sandbox.test.ts > is as the document says, and its answer is understood',
      ],
    },
    {
      rule: 'POST session/changePassword with userName, password and newPassword; isPasswordChanged counts',
      by: [
        'ports/password-gateway.ts#PasswordGateway',
        'use-cases/change-password.ts#makeChangePassword',
        'session/password-changed.schema.ts#parsePasswordChanged',
        `${GATEWAYS}/password-gateway.ts#makeHttpPasswordGateway`,
      ],
      tests: [
        'tests/contracts/step-gateways.test.ts > takes nothing but a plain yes for a changed password',
        'use-cases/second-steps.test.ts > hands both passwords on as they were typed, once',
      ],
    },
    {
      rule: 'GET v2/UserAccount/ClientAndTradingAccount, read as account data',
      by: [
        'ports/account-gateway.ts#AccountGateway',
        'use-cases/load-account.ts#makeLoadAccount',
        `${GATEWAYS}/account-gateway.ts#makeHttpAccountGateway`,
      ],
      tests: [
        'use-cases/loading.test.ts > gives the account, or says why not',
        `${GATEWAYS}/gateways.test.ts > reads the refusal %i as %s`,
      ],
    },
    {
      rule: 'GET configs/config.json, never from a cache',
      by: [
        'configuration/configuration.ts#CONFIGURATION_FILE',
        'ports/configuration-source.ts#ConfigurationSource',
        `${GATEWAYS}/configuration-source.ts#makeHttpConfigurationSource`,
      ],
      tests: [
        'configuration/defaults.test.ts > lies where the site expects it (spec 7)',
        `${GATEWAYS}/gateways.test.ts > %s has the deadline %s and the cache mode %s`,
      ],
    },
    {
      rule: 'GET assets/i18n/{language}.json',
      by: [
        'locale/translation-files.ts#translationFiles',
        'ports/translation-source.ts#TranslationSource',
        `${GATEWAYS}/translation-source.ts#makeHttpTranslationSource`,
      ],
      tests: [
        'locale/translation-files.test.ts > lay %s over English',
        'tests/properties/addresses.test.ts > names translation files from the fixed list alone',
      ],
    },
    {
      rule: 'A text that is not found shows its key',
      binds: 'site',
      by: ['packages/web-react/src/i18n/start-i18n.ts#startI18n'],
      tests: [
        'tests/e2e/languages.test.ts > fall back: an unknown one to English, a missing file to English, nothing to its keys',
      ],
    },
    {
      rule: 'Relative paths get the base: origin and /api-ppe for ppe, origin and /api for live, else the trading API',
      by: ['configuration/api-base.ts#apiBaseOf', `${TRANSPORT}/request-rule.ts#resolveAddress`],
      tests: [
        'configuration/api-base.test.ts > is the origin plus /api-ppe when the environment is ppe',
        'configuration/api-base.test.ts > is the origin plus /api when it is live',
        'configuration/api-base.test.ts > is the configured trading API else',
        `${TRANSPORT}/request-rule.test.ts > puts the API base before the relative path %j`,
      ],
    },
    {
      rule: 'Paths to .json files get no base',
      binds: 'adapters',
      by: [`${TRANSPORT}/request-rule.ts#resolveAddress`],
      tests: [`${TRANSPORT}/request-rule.test.ts > reads the file %j of the site itself`],
    },
    {
      rule: 'UserName and Session go as headers where there is a session, and never to absolute addresses',
      binds: 'adapters',
      by: ['ports/session-gateway.ts#SessionHeaders', `${TRANSPORT}/session-headers.ts#sessionHeaders`],
      tests: [
        `${TRANSPORT}/request-rule.test.ts > go on relative paths, whatever base they got`,
        `${TRANSPORT}/request-rule.test.ts > stay off the absolute address %j`,
        `${TRANSPORT}/request-rule.test.ts > stay off where there is no session`,
      ],
    },
    {
      rule: 'The platform’s address is built from a template with thirteen values',
      by: ['redirect/platform-url.ts#buildPlatformUrl', DESTINATION],
      tests: [
        'redirect/platform-url.test.ts > has exactly the specification’s thirteen names',
        'use-cases/platform-destination.test.ts > are those of this sign-in',
        'tests/properties/platform-addresses.test.ts > carries every value unharmed in its placeholders, once encoded, with one brace or two',
      ],
    },
    {
      rule: 'The skin’s entries are appended',
      by: ['redirect/platform-url.ts#buildPlatformUrl'],
      tests: [
        'redirect/platform-url.test.ts > is appended after everything else, encoded',
        'tests/properties/platform-addresses.test.ts > carries every value unharmed as a parameter, then the skin',
      ],
    },
    {
      rule: 'Where it is configured, the query is encrypted by triple-DES into one parameter',
      by: [
        CIPHER,
        'redirect/query-cipher.ts#cipherQuery',
        'redirect/platform-url.ts#buildPlatformUrl',
        DESTINATION,
      ],
      tests: [
        'redirect/query-cipher.test.ts > the encrypted query, against OpenSSL',
        'use-cases/platform-destination.test.ts > carries the whole query in one parameter, and nothing beside it',
        'tests/properties/platform-addresses.test.ts > hands the whole query to the cipher, and shows nothing of it',
      ],
    },
    {
      rule: 'The page parameter (settings) or the platform type chooses the address',
      by: ['redirect/platform-url.ts#choosePlatform'],
      tests: [
        'redirect/platform-choice.test.ts > lets page=settings win over %s',
        'redirect/platform-choice.test.ts > follows the platform type %s',
      ],
    },
    {
      rule: 'The SSO post has Username, Session, AuthenticationUri and RedirectUri',
      by: [DESTINATION, 'redirect/destination.ts#FormPostDestination'],
      tests: ['use-cases/platform-destination.test.ts > posts four fields, the platform address among them'],
    },
    {
      rule: 'A tracking event is pushed on success and on fail',
      by: ['tracking/tracking-event.ts#TrackingEvent', 'ports/tracker.ts#Tracker'],
      tests: [
        'flow/edges/departure.test.ts > records the success, goes, and watches whether anything happens',
        'flow/edges/login.test.ts > leads to login-failed, recorded once, and remembers nobody',
        'tests/properties/flow-walk.test.ts > records neither the user name nor the query',
      ],
      note: 'Its fields are not shown. The core makes it, the site pushes it',
    },
    {
      rule: 'A real-time streaming connection exists',
      binds: 'streaming',
      by: ['ports/market-stream.ts#MarketStream'],
      tests: [],
      note: 'Its addresses and payloads are not shown; the core has the port',
    },
    {
      rule: 'Requests other than GET carry an anti-forgery header read from a cookie',
      binds: 'adapters',
      by: [`${TRANSPORT}/anti-forgery.ts#antiForgeryHeaders`],
      tests: [
        `${TRANSPORT}/anti-forgery.test.ts > goes to our own origin, spelt %j`,
        `${TRANSPORT}/anti-forgery.test.ts > never goes to another one, spelt %j`,
      ],
    },
  ],
};
