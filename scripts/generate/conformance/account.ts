import type { Section } from './row.ts';

const FLAT = 'session/account-flat.test.ts > becomes the form of spec 3, joined by its ids';
const NESTED = 'session/account-nested.test.ts > is accepted as it is';
const PARSE = 'session/account.schema.ts#parseAccount';

/** The user account data. */
export const account: Section = {
  title: '3. User account data',
  rows: [
    {
      rule: 'logonUser has username and displayName',
      by: [PARSE, 'session/account.ts#LogonUser'],
      tests: [
        FLAT,
        NESTED,
        'session/account-flat.test.ts > shows the name of log-on where none is there to be shown',
      ],
    },
    {
      rule: 'legalParties have id, e-mail, whether there are several, the unique reference and isPiisProvided',
      by: [PARSE, 'session/account.ts#LegalParty'],
      tests: [FLAT, NESTED],
    },
    {
      rule: 'accountHolders are there',
      by: [PARSE, 'session/account.ts#AccountHolder'],
      tests: [FLAT, NESTED],
      note: 'Their fields are not shown; the platform sends a party and a name',
    },
    {
      rule: 'accountOperators have id, three two-factor and NFA flags, isFifo, days of the demo, isDMAClient, serviceOfferingId',
      by: [PARSE, 'session/account.ts#AccountOperator'],
      tests: [FLAT, NESTED, 'session/account-nested.test.ts > may have numbers for ids'],
    },
    {
      rule: 'clientAccounts have id, culture, currency, type, regulator, MetaTrader, brand parent and group',
      by: [PARSE, 'session/account.ts#ClientAccount'],
      tests: [FLAT, NESTED],
    },
    {
      rule: 'A client account’s creation date is seconds and nanos',
      by: [PARSE, 'session/account.ts#ClientAccount'],
      tests: ['session/account-flat.test.ts > %j is %j'],
    },
    {
      rule: 'A client account has restrictions (closeOnly, acceptNewBusiness) and a contract (isNIGO, contractType)',
      by: [PARSE, 'session/account.ts#ClientAccount'],
      tests: [
        'session/account-nested.test.ts > may have a client account without restrictions and contract',
        'session/account-flat.test.ts > knows no restriction and no contract that the ids do not join',
      ],
    },
    {
      rule: 'Contract types are Live 0, Demo 1, Test 2',
      by: ['session/account.ts#CONTRACT_TYPES'],
      tests: [FLAT, 'tests/contracts/specified-values.test.ts > names the contract types by their numbers'],
    },
    {
      rule: 'tradingAccounts have id, code, status, type and name',
      by: [PARSE, 'session/account.ts#TradingAccount'],
      tests: [FLAT, NESTED],
    },
    {
      rule: 'A trading account’s type is CFD, Spread Betting, Cash Equity or Crypto',
      by: [PARSE, 'session/account.ts#TRADING_ACCOUNT_TYPES', 'session/account.ts#TradingAccountType'],
      tests: [
        'session/account-flat.test.ts > keeps each type of trading account, one that nobody knows too',
        'tests/contracts/specified-values.test.ts > names the types of trading accounts',
      ],
      note: 'Nothing here depends on it: another type stays as it came',
    },
    {
      rule: 'is2FAEnabledUser, linkedAccounts and cashEquity are there',
      by: [PARSE, 'session/account.ts#Account'],
      tests: [
        NESTED,
        'session/account-flat.test.ts > reads linked accounts in the same form, each joined within itself',
        'session/account-nested.test.ts > may have no cash equity',
      ],
    },
    {
      rule: 'The account in the platform’s own wire form is this form too',
      by: [PARSE],
      tests: [
        FLAT,
        'session/account-flat.test.ts > is the same in PascalCase',
        'tests/properties/answers.test.ts > stays the same when it is read again',
      ],
      note: 'The wire form is not shown; it is the platform’s public one',
    },
  ],
};
