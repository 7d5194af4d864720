import { hostileText } from './faults/hostile.ts';
import { operatorIdOf } from './people.ts';
import type { Person } from './person.ts';

/**
 * The account answer in the platform's flat wire form: objects side by side that name each other by id,
 * under the wire's own field names.
 */
export const makeAccountData = (person: Person, userName: string): object => {
  const operatorId = operatorIdOf(person);
  const partyId = operatorId + 100_000;
  const clientAccountId = operatorId + 200_000;
  const contractId = operatorId + 300_000;
  const text = (honest: string, index: number): string => (person.hostile ? hostileText(index) : honest);
  return {
    logonUser: { logonUserName: userName, displayName: text(`Client ${person.username}`, 0) },
    legalParties: [
      {
        partyId,
        personalEmailAddress: text(`${person.id}@client.example`, 1),
        hasMultipleEmailAddresses: false,
        legalPartyUniqueReference: text(`LP${partyId}`, 2),
        isPiisProvided: true,
      },
    ],
    accountHolders: [{ partyId, name: text(`Client ${person.username}`, 0) }],
    accountOperators: [
      {
        accountOperatorId: operatorId,
        is2FAEnabledAO: person.operator?.is2FAEnabledAO ?? false,
        is2FAMandatory: person.operator?.is2FAMandatory ?? false,
        isNfaEnabledClient: false,
        isFifo: null,
        daysUntilExpiryForDemo: 3.03,
        isDMAClient: false,
        serviceOfferingId: 1,
      },
    ],
    clientAccounts: [
      {
        clientAccountId,
        contractId,
        cultureId: 69,
        clientAccountCurrency: text('GBP', 3),
        accountOperatorId: operatorId,
        clientTypeId: 1,
        isMiFIDRegulator: true,
        clientAccountCreationDate: { seconds: 1_577_836_800, nanos: 0 },
        isMetaTrader: false,
        brandParentId: 1,
        accountGroupName: text('Standard', 4),
      },
    ],
    contracts: [{ contractId, isNIGO: false, contractType: 1 }],
    restrictions: [{ clientAccountId, closeOnly: false, acceptNewBusiness: true }],
    tradingAccounts: [
      {
        clientAccountId,
        tradingAccountId: operatorId + 400_000,
        tradingAccountCode: `DA${operatorId}`,
        tradingAccountStatus: 'Open',
        tradingAccountType: 'CFD',
        tradingAccountName: text('Trading account', 5),
      },
      {
        clientAccountId,
        tradingAccountId: operatorId + 500_000,
        tradingAccountCode: `DB${operatorId}`,
        tradingAccountStatus: 'Open',
        tradingAccountType: 'Spread Betting',
        tradingAccountName: text('Spread betting account', 6),
      },
    ],
    linkedClientAccounts: [],
    cashEquity: null,
    is2FAEnabledUser: person.twoFactor ?? false,
  };
};
