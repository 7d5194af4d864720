import { hostileText } from '../faults/hostile.ts';
import { CURRENCY_IDS } from './currencies.ts';
import type { People } from './people.ts';
import { type Account, operatorsOf, type Person } from './person.ts';

const CONTRACT_TYPES = { live: 0, demo: 1, test: 2 } as const;
const ENGLISH = 69;

type TextOf = (honest: string, index: number) => string;

/** The lists of one client account. Its ids follow from `base`, so that no two accounts share one. */
function accountRows(account: Account, base: number, operatorId: number | null, text: TextOf) {
  const clientAccountId = base + 200_000;
  const contractId = base + 300_000;
  const { currency = 'GBP', culture = ENGLISH, contract = 'live', closeOnly = false } = account;
  const types = account.tradingAccounts ?? ['CFD', 'Spread Betting'];
  return {
    clientAccounts: [
      {
        clientAccountId,
        contractId,
        cultureId: culture,
        clientAccountCurrency: text(currency, 3),
        currencyId: CURRENCY_IDS[currency] ?? null,
        accountOperatorId: operatorId,
        clientTypeId: 1,
        isMiFIDRegulator: true,
        clientAccountCreationDate: { seconds: 1_577_836_800, nanos: 0 },
        isMetaTrader: false,
        brandParentId: 1,
        accountGroupName: text('Standard', 4),
      },
    ],
    contracts: [{ contractId, isNIGO: false, contractType: CONTRACT_TYPES[contract] }],
    restrictions: [{ clientAccountId, closeOnly, acceptNewBusiness: !closeOnly }],
    tradingAccounts: types.map((type, index) => ({
      clientAccountId,
      tradingAccountId: base + 400_000 + index * 100_000,
      tradingAccountCode: `D${'ABCD'.charAt(index)}${base}`,
      tradingAccountStatus: 'Open',
      tradingAccountType: type,
      tradingAccountName: text(`${type} account`, 5 + index),
    })),
  };
}

/** Makes the account answer in the platform's wire form: flat lists of objects that refer to each other by id. */
export function makeAccountData(people: People, person: Person, userName: string): object {
  const base = people.operatorId(person);
  const partyId = base + 100_000;
  const text: TextOf = (honest, index) => (person.hostile ? hostileText(index) : honest);
  const displayName = text(person.displayName ?? `Client ${person.username}`, 0);
  const operators = operatorsOf(person);
  const firstOperator = operators.length === 0 ? null : base;
  return {
    logonUser: { logonUserName: userName, displayName },
    legalParties: [
      {
        partyId,
        personalEmailAddress: text(`${person.id}@client.example`, 1),
        hasMultipleEmailAddresses: false,
        legalPartyUniqueReference: text(`LP${partyId}`, 2),
        isPiisProvided: true,
      },
    ],
    accountHolders: [{ partyId, name: displayName }],
    accountOperators: operators.map((operator, index) => ({
      accountOperatorId: people.operatorId(person, index),
      is2FAEnabledAO: operator.is2FAEnabledAO ?? false,
      is2FAMandatory: operator.is2FAMandatory ?? false,
      isNfaEnabledClient: operator.isNfaEnabledClient ?? false,
      isFifo: operator.isFifo ?? null,
      daysUntilExpiryForDemo: operator.daysUntilExpiryForDemo ?? 0,
      isDMAClient: operator.isDMAClient ?? false,
      serviceOfferingId: 1,
    })),
    ...accountRows(person.account ?? {}, base, firstOperator, text),
    linkedClientAccounts: (person.linkedAccounts ?? []).map((linked, index) =>
      accountRows(linked, base + (index + 1) * 1_000_000, firstOperator, text),
    ),
    cashEquity: null,
    is2FAEnabledUser: person.twoFactor ?? false,
  };
}
