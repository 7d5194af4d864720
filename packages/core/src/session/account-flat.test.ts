import { describe, expect, it } from 'vitest';
import { parseAccount } from './account.schema.ts';
import { CONTRACT_TYPES, TRADING_ACCOUNT_TYPES } from './account.ts';

const WIRE = {
  logonUser: { logonUserName: 'DM123456' },
  is2FAEnabledUser: true,
  legalParties: [
    {
      partyId: 11,
      personalEmailAddress: 'a@b.example',
      hasMultipleEmailAddresses: true,
      legalPartyUniqueReference: 'R',
      isPiisProvided: true,
    },
  ],
  accountHolders: [{ partyId: 11, name: 'A. Person' }],
  accountOperators: [
    {
      accountOperatorId: 4000,
      is2FAEnabledAO: true,
      is2FAMandatory: true,
      isNfaEnabledClient: true,
      isFifo: null,
      daysUntilExpiryForDemo: 3.03,
      isDMAClient: true,
      serviceOfferingId: 6,
    },
  ],
  clientAccounts: [
    {
      clientAccountId: 77,
      contractId: 5,
      cultureId: 69,
      clientAccountCurrency: 'USD',
      accountOperatorId: 4000,
      clientTypeId: 1,
      isMiFIDRegulator: true,
      clientAccountCreationDate: { seconds: 1_700_000_000, nanos: 5 },
      isMetaTrader: true,
      brandParentId: 8,
      accountGroupName: 'G',
    },
  ],
  contracts: [
    { contractId: 4, isNIGO: false, contractType: 0 },
    { contractId: 5, isNIGO: true, contractType: 1 },
  ],
  restrictions: [
    { clientAccountId: 76, closeOnly: false, acceptNewBusiness: false },
    { clientAccountId: 77, closeOnly: true, acceptNewBusiness: true },
  ],
  tradingAccounts: [
    {
      clientAccountId: 77,
      tradingAccountId: 900,
      tradingAccountCode: 'DA545354',
      tradingAccountStatus: 'Open',
      tradingAccountType: 'Spread Betting',
      tradingAccountName: 'Mine',
    },
  ],
  cashEquity: { clientAccountToken: { clientAccountId: 77, token: 'CET' } },
};

const read = (json: unknown) => parseAccount(json)._unsafeUnwrap();
type Json = { [key: string]: unknown };

const pascal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pascal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key.charAt(0).toUpperCase() + key.slice(1), pascal(entry)]),
  );
};

describe('the account in the platform’s flat form (functional spec, the wire)', () => {
  it('becomes the form of the specification, joined by its ids [3.16, 3.17, 3.18, 3.19, 3.20, 3.22, 3.24, 3.27, 6.3]', () => {
    expect(read(WIRE)).toEqual({
      logonUser: { username: 'DM123456', displayName: 'DM123456' },
      is2FAEnabledUser: true,
      legalParties: [
        {
          id: '11',
          personalEmailAddress: 'a@b.example',
          hasMultipleEmailAddresses: true,
          legalPartyUniqueReference: 'R',
          isPiisProvided: true,
        },
      ],
      accountHolders: [{ partyId: '11', name: 'A. Person' }],
      accountOperators: [
        {
          id: '4000',
          is2FAEnabledAO: true,
          is2FAMandatory: true,
          isNfaEnabledClient: true,
          isFifo: false,
          daysUntilExpiryForDemo: 3.03,
          isDMAClient: true,
          serviceOfferingId: 6,
        },
      ],
      clientAccounts: [
        {
          id: '77',
          cultureId: 69,
          clientAccountCurrency: 'USD',
          clientTypeId: 1,
          isMiFIDRegulator: true,
          clientAccountCreationDate: { seconds: 1_700_000_000, nanos: 5 },
          isMetaTrader: true,
          brandParentId: 8,
          accountGroupName: 'G',
          restrictions: { closeOnly: true, acceptNewBusiness: true },
          contract: { isNIGO: true, contractType: CONTRACT_TYPES.demo },
        },
      ],
      tradingAccounts: [
        { id: '900', code: 'DA545354', status: 'Open', type: 'Spread Betting', name: 'Mine' },
      ],
      linkedAccounts: [],
      cashEquity: { clientAccountId: '77', token: 'CET' },
    });
  });

  it('shows the name of log-on where none is there to be shown', () => {
    const shown = (logonUser: Json) => read({ logonUser }).logonUser.displayName;
    for (const displayName of [undefined, null, ''])
      expect(shown({ logonUserName: 'DM1', displayName })).toBe('DM1');
    expect(shown({ logonUserName: 'DM1', displayName: 'A. Person' })).toBe('A. Person');
    expect(shown({ username: 'DM1' })).toBe('');
  });

  it('keeps each type of trading account, one that nobody knows too [3.25]', () => {
    const types = [...Object.values(TRADING_ACCOUNT_TYPES), 'Bonds', 'cfd'];
    const tradingAccounts = types.map((tradingAccountType) => ({ tradingAccountType }));
    expect(read({ tradingAccounts }).tradingAccounts.map(({ type }) => type)).toEqual(types);
  });

  it('is the same in PascalCase [3.27]', () => {
    expect(read(pascal(WIRE))).toEqual(read(WIRE));
  });

  it('knows no restriction and no contract that the ids do not join [3.22]', () => {
    const [client] = WIRE.clientAccounts;
    const apart = { ...WIRE, clientAccounts: [{ ...client, clientAccountId: 78, contractId: 6 }] };
    expect(read(apart).clientAccounts[0]).toMatchObject({ id: '78', restrictions: null, contract: null });
  });

  it('joins nothing by ids that are missing', () => {
    const nameless = {
      clientAccounts: [{ accountGroupName: 'G' }],
      contracts: [{ isNIGO: true }],
      restrictions: [{ closeOnly: true }],
    };
    expect(read(nameless).clientAccounts[0]).toMatchObject({ id: '', restrictions: null, contract: null });
  });

  it('joins ids whether they come as numbers or as texts', () => {
    const texts = { ...WIRE, contracts: [{ contractId: '5', isNIGO: true, contractType: 2 }] };
    expect(read(texts).clientAccounts[0]?.contract).toEqual({
      isNIGO: true,
      contractType: CONTRACT_TYPES.test,
    });
  });

  it('reads linked accounts in the same form, each joined within itself [3.26]', () => {
    const { clientAccounts, contracts, restrictions } = WIRE;
    const linked = read({
      ...WIRE,
      linkedClientAccounts: [{ clientAccounts }, { clientAccounts, contracts, restrictions }],
    });
    expect(linked.linkedAccounts).toHaveLength(2);
    expect(linked.linkedAccounts[0]?.clientAccounts[0]).toMatchObject({ contract: null, restrictions: null });
    expect(linked.linkedAccounts[1]?.clientAccounts[0]).toEqual(linked.clientAccounts[0]);
  });
});

describe('dates of creation [3.21]', () => {
  const dateOf = (clientAccountCreationDate: unknown) =>
    read({ clientAccounts: [{ clientAccountCreationDate }] }).clientAccounts[0]?.clientAccountCreationDate;

  it.each([
    ['/Date(1390000000123)/', { seconds: 1_390_000_000, nanos: 123_000_000 }],
    ['/Date(1390000000000+0100)/', { seconds: 1_390_000_000, nanos: 0 }],
    ['/Date(0)/', { seconds: 0, nanos: 0 }],
    ['/Date(-1)/', { seconds: -1, nanos: 999_000_000 }],
    [{ seconds: 5 }, { seconds: 5, nanos: 0 }],
    [
      { Seconds: 5, Nanos: 7 },
      { seconds: 5, nanos: 7 },
    ],
    [
      { seconds: 5, nanos: null },
      { seconds: 5, nanos: 0 },
    ],
    [null, null],
    [undefined, null],
    ['', null],
    ['2026-01-01', null],
    ['/Date(x)/', null],
  ])('%j is %j', (wire, date) => {
    expect(dateOf(wire)).toEqual(date);
  });
});

describe('an account that is not as agreed', () => {
  it.each([
    ['no object', null],
    ['no object', 'text'],
    ['a list', [WIRE]],
    ['nothing in it', {}],
    ['nothing of an account in it', { error: 1, statusCode: 0, operators: [] }],
    ['a flag alone', { is2FAEnabledUser: true }],
    ['its fields one level down', { account: WIRE }],
    ['a list that is none', { ...WIRE, accountOperators: {} }],
    ['an operator that is none', { ...WIRE, accountOperators: [7] }],
    ['a flag that is a text', { ...WIRE, accountOperators: [{ is2FAEnabledAO: 'true' }] }],
    ['a user flag that is a number', { ...WIRE, is2FAEnabledUser: 1 }],
    ['a user that is a text', { ...WIRE, logonUser: 'DM' }],
    ['a linked account that is none', { ...WIRE, linkedClientAccounts: ['x'] }],
  ])('is malformed with %s', (_why, json) => {
    expect(parseAccount(json)._unsafeUnwrapErr().kind).toBe('malformed-answer');
  });

  it('names the place, never a value', () => {
    const { detail } = parseAccount({ accountOperators: [{ is2FAEnabledAO: 'CANARY' }] })._unsafeUnwrapErr();
    expect(detail).toMatch(/accountoperators\.0\.is2faenabledao/);
    expect(detail).not.toContain('CANARY');
  });

  it('is whole again where lists are null or missing', () => {
    const nulls: Json = Object.fromEntries(Object.keys(WIRE).map((key) => [key, null]));
    const single = Object.keys(nulls).filter((key) => key !== 'is2FAEnabledUser');
    const spelled = ['linkedAccounts', 'ACCOUNTOPERATORS', ...single].map((key) => ({ [key]: null }));
    for (const json of [nulls, ...spelled]) {
      expect(read(json)).toEqual({
        logonUser: { username: '', displayName: '' },
        legalParties: [],
        accountHolders: [],
        accountOperators: [],
        clientAccounts: [],
        tradingAccounts: [],
        is2FAEnabledUser: false,
        linkedAccounts: [],
        cashEquity: null,
      });
    }
  });

  it('is cut off where lists are endless', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ accountOperatorId: index }));
    expect(read({ accountOperators: many }).accountOperators).toHaveLength(100);
  });

  it('takes nothing from a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__": {"is2FAEnabledUser": true}, "accountOperators": [{"__proto__": {"is2FAMandatory": true}}]}',
    );
    expect(read(hostile)).toMatchObject({
      is2FAEnabledUser: false,
      accountOperators: [{ is2FAMandatory: false }],
    });
  });
});
