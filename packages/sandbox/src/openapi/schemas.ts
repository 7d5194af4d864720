export type Schema = Readonly<Record<string, unknown>>;

const of = (type: string | readonly string[], more: Schema = {}): Schema => ({ type, ...more });
const text = of('string');
const maybeText = of(['string', 'null']);
const flag = of('boolean');
const whole = of('integer');
const number = of('number');
const list = (items: Schema): Schema => of('array', { items });

/** A reference to a named schema. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** An object with exactly these fields. All but the optional ones are required. */
function exactly(properties: Schema, optional: readonly string[] = []): Schema {
  return of('object', {
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  });
}

const uuid = of('string', { pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const maybe = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const ACCOUNT = {
  clientAccounts: list(ref('ClientAccount')),
  contracts: list(exactly({ contractId: whole, isNIGO: flag, contractType: { enum: [0, 1, 2] } })),
  restrictions: list(exactly({ clientAccountId: whole, closeOnly: flag, acceptNewBusiness: flag })),
  tradingAccounts: list(
    exactly({
      clientAccountId: whole,
      tradingAccountId: whole,
      tradingAccountCode: text,
      tradingAccountStatus: text,
      tradingAccountType: { enum: ['CFD', 'Spread Betting', 'Cash Equity', 'Crypto'] },
      tradingAccountName: text,
    }),
  ),
};

const MARKET = { MarketId: whole, Name: text };

/** The platform's answers, in the documented casing: v2 camel, v1 and errors Pascal. */
export const ANSWER_SCHEMAS = {
  ApiError: exactly({
    HttpStatus: of('integer', { minimum: 400, maximum: 599 }),
    ErrorMessage: of('string', { description: 'Perhaps `title|detail`.' }),
    ErrorCode: of('integer', { description: '4000 to 4003, 4010, 4011, 4020, 5002, or the HTTP status.' }),
  }),
  Contact: exactly({ contactId: whole, contactCategoryId: { enum: [1, 2] }, value: text }),
  LogOn: exactly({
    session: maybe(uuid),
    passwordChangeRequired: flag,
    allowedAccountOperator: flag,
    statusCode: { const: 0 },
    additionalInfo: maybeText,
    is2FAEnabled: flag,
    twoFAToken: maybe(uuid),
    additional2FAMethods: list(ref('Contact')),
    userType: whole,
  }),
  VerifiedLogOn: exactly({
    Session: uuid,
    PasswordChangeRequired: flag,
    AllowedAccountOperator: flag,
    StatusCode: { const: 1 },
    AdditionalInfo: maybeText,
    Is2FAEnabled: flag,
    TwoFAToken: { type: 'null' },
    Additional2FAMethods: { type: 'null' },
    UserType: whole,
  }),
  CodeSent: exactly({}),
  ValidatedV2: exactly({ isAuthenticated: flag }),
  ValidatedV1: exactly({ IsAuthenticated: flag }),
  LoggedOff: exactly({ LoggedOut: { const: true } }),
  PasswordChanged: exactly({ IsPasswordChanged: flag }),
  ClientAccount: exactly({
    clientAccountId: whole,
    contractId: whole,
    cultureId: whole,
    clientAccountCurrency: text,
    currencyId: of(['integer', 'null']),
    accountOperatorId: of(['integer', 'null']),
    clientTypeId: whole,
    isMiFIDRegulator: flag,
    clientAccountCreationDate: exactly({ seconds: whole, nanos: whole }),
    isMetaTrader: flag,
    brandParentId: whole,
    accountGroupName: text,
  }),
  Operator: exactly({
    accountOperatorId: whole,
    is2FAEnabledAO: flag,
    is2FAMandatory: flag,
    isNfaEnabledClient: flag,
    isFifo: of(['boolean', 'null']),
    daysUntilExpiryForDemo: number,
    isDMAClient: flag,
    serviceOfferingId: whole,
  }),
  LinkedAccount: exactly(ACCOUNT),
  Account: exactly({
    logonUser: exactly({ logonUserName: text, displayName: text }),
    legalParties: list(
      exactly({
        partyId: whole,
        personalEmailAddress: text,
        hasMultipleEmailAddresses: flag,
        legalPartyUniqueReference: text,
        isPiisProvided: flag,
      }),
    ),
    accountHolders: list(exactly({ partyId: whole, name: text })),
    accountOperators: list(ref('Operator')),
    ...ACCOUNT,
    linkedClientAccounts: list(ref('LinkedAccount')),
    cashEquity: { type: 'null' },
    is2FAEnabledUser: flag,
  }),
  Margin: exactly({
    Cash: number,
    Margin: number,
    MarginIndicator: number,
    NetEquity: number,
    OpenTradeEquity: number,
    TradableFunds: number,
    PendingFunds: number,
    TradingResource: number,
    TotalMarginRequirement: number,
    CurrencyId: whole,
    CurrencyIsoCode: text,
  }),
  Markets: exactly({ Markets: list(exactly(MARKET)) }),
  WeighedMarkets: exactly({ Markets: list(exactly({ ...MARKET, Weighting: whole })) }),
} as const satisfies Readonly<Record<string, Schema>>;

/** The request bodies, under the specification's names. The platform reads names in any casing. */
export const REQUEST_SCHEMAS = {
  LogOnRequest: exactly({ username: text, password: text, appKey: text, appVersion: text }, ['appVersion']),
  SendCodeRequest: exactly({ '2FAToken': text, ContactId: of(['integer', 'string']) }),
  VerifyRequest: exactly({ token: text, code: text }),
  ChangePasswordRequest: exactly({ userName: text, password: text, newPassword: text }),
  ValidateRequest: exactly(
    { UserName: text, Session: text, ClientAccountId: whole, TradingAccountId: whole },
    ['ClientAccountId', 'TradingAccountId'],
  ),
} as const satisfies Readonly<Record<string, Schema>>;
