import { BRAND_TABLE, type BrandTable } from '../brand/brand-table.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Account, AccountOperator } from '../session/account.ts';
import type { Credentials, Draft } from '../session/credentials.ts';
import type { LoginAnswer } from '../session/login-answer.ts';

const brands: BrandTable = BRAND_TABLE;

/** Builds a complete configuration. Override what the test is about. */
export function aConfiguration(overrides: Partial<Configuration> = {}): Configuration {
  const brand = overrides.brand ?? 'city-index';
  return {
    brand,
    capabilities: brands[brand] ?? BRAND_TABLE['city-index'],
    origin: 'https://login.example',
    brandName: 'Meridian',
    appKey: 'Mercury',
    appKeyWebTrader: 'MercuryWeb',
    appTitle: 'Meridian',
    pageTitle: 'Log in to Meridian',
    defaultTheme: 'light',
    skin: {},
    encrypted: false,
    encryptedParam: 'q',
    useSso: false,
    dualLoginSupported: false,
    useSingleTabLogin: false,
    showForgotPassword: true,
    forgottenCode: '',
    brandsWithForgotPasswordFrame: [],
    riskDisclaimerSvgUrls: {},
    redirectUris: [],
    streaming: {},
    urls: {
      apiEnv: 'live',
      redirects: {
        webtrader: 'https://trade.example/webtrader/',
        advantage: 'https://trade.example/advantage/',
      },
      forgotPasswordUrls: { default: 'https://password.example/forgot' },
      forgotUsernameUrls: {},
    },
    ...overrides,
  };
}

/** Builds a visitor's credentials. */
export function aCredentials(overrides: Partial<Credentials> = {}): Credentials {
  return { username: 'DM123456', password: 'Correct-Horse-9', platformType: 'webtrader', ...overrides };
}

/** Builds a login form that has been filled in. */
export function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    tab: 'username',
    username: 'DM123456',
    phonePrefix: '',
    phoneNumber: '',
    rememberMe: false,
    platformType: 'webtrader',
    ...overrides,
  };
}

/** Builds the answer to a session call that succeeded, with no further step. */
export function aLoginAnswer(overrides: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    session: '5f1c3a52-0c1f-4c6e-9b5e-2f6f1a7d8e90',
    passwordChangeRequired: false,
    is2FaEnabled: false,
    is2FAMandatory: false,
    twoFaToken: null,
    additional2FaMethods: [],
    additionalInfo: null,
    allowedAccountOperator: false,
    statusCode: 0,
    userType: 1,
    ...overrides,
  };
}

/** Builds an account operator without two-factor authentication. */
export function anAccountOperator(overrides: Partial<AccountOperator> = {}): AccountOperator {
  return {
    id: '4000',
    is2FAEnabledAO: false,
    is2FAMandatory: false,
    isNfaEnabledClient: false,
    isFifo: false,
    daysUntilExpiryForDemo: null,
    isDMAClient: false,
    serviceOfferingId: 1,
    ...overrides,
  };
}

/** Builds the account data of a user with one operator. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    logonUser: { username: 'DM123456', displayName: '' },
    legalParties: [],
    accountHolders: [],
    accountOperators: [anAccountOperator()],
    clientAccounts: [],
    tradingAccounts: [],
    is2FAEnabledUser: false,
    linkedAccounts: [],
    cashEquity: null,
    ...overrides,
  };
}
