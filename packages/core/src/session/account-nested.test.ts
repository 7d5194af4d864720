import { describe, expect, it } from 'vitest';
import { parseAccount } from './account.schema.ts';
import type { Account } from './account.ts';

/** In the form of spec 3. */
const GROUP = {
  legalParties: [
    {
      id: '11',
      personalEmailAddress: 'a@b.example',
      hasMultipleEmailAddresses: false,
      legalPartyUniqueReference: 'R',
      isPiisProvided: true,
    },
  ],
  accountHolders: [{ partyId: '11', name: 'A. Person' }],
  accountOperators: [
    {
      id: '4000',
      is2FAEnabledAO: true,
      is2FAMandatory: false,
      isNfaEnabledClient: false,
      isFifo: true,
      daysUntilExpiryForDemo: null,
      isDMAClient: false,
      serviceOfferingId: null,
    },
  ],
  clientAccounts: [
    {
      id: '77',
      cultureId: 7,
      clientAccountCurrency: 'EUR',
      clientTypeId: 2,
      isMiFIDRegulator: true,
      clientAccountCreationDate: { seconds: 1, nanos: 2 },
      isMetaTrader: false,
      brandParentId: null,
      accountGroupName: 'G',
      restrictions: { closeOnly: true, acceptNewBusiness: false },
      contract: { isNIGO: true, contractType: 0 },
    },
  ],
  tradingAccounts: [{ id: '900', code: 'C', status: 'Open', type: 'Crypto', name: 'N' }],
};

const ACCOUNT: Account = {
  ...GROUP,
  logonUser: { username: 'DM123456', displayName: 'A. Person' },
  is2FAEnabledUser: true,
  linkedAccounts: [GROUP],
  cashEquity: { clientAccountId: '77', token: 'CET' },
};

describe('the account in the specification’s own form', () => {
  it('is accepted as it is [3.16, 3.17, 3.18, 3.19, 3.20, 3.22, 3.24, 3.26]', () => {
    expect(parseAccount(ACCOUNT)._unsafeUnwrap()).toEqual(ACCOUNT);
  });

  it('stays the same when it is read twice', () => {
    const once = parseAccount(ACCOUNT)._unsafeUnwrap();
    expect(parseAccount(once)._unsafeUnwrap()).toEqual(once);
  });

  it('may have numbers for ids', () => {
    const numbers = {
      accountOperators: [{ id: 4000 }],
      tradingAccounts: [{ id: 900 }],
      clientAccounts: [{ id: 77 }],
    };
    expect(parseAccount(numbers)._unsafeUnwrap()).toMatchObject({
      accountOperators: [{ id: '4000' }],
      tradingAccounts: [{ id: '900' }],
      clientAccounts: [{ id: '77' }],
    });
  });

  it('may have a client account without restrictions and contract [3.22]', () => {
    const bare = { clientAccounts: [{ id: '77', restrictions: null, contract: null }] };
    expect(parseAccount(bare)._unsafeUnwrap().clientAccounts[0]).toMatchObject({
      restrictions: null,
      contract: null,
    });
  });

  it('may have no cash equity [3.26]', () => {
    for (const cashEquity of [
      null,
      undefined,
      {},
      { clientAccountToken: null },
      { clientAccountId: '1', token: '' },
    ])
      expect(parseAccount({ ...ACCOUNT, cashEquity })._unsafeUnwrap().cashEquity).toBeNull();
  });
});
