import * as z from 'zod/mini';
import type { AccountGroup } from './account.ts';
import { flag, identifier, listOf, numberOrNull, orNull, textOrEmpty } from './wire.schema.ts';

const legalParty = z.object({
  partyid: identifier,
  id: identifier,
  personalemailaddress: textOrEmpty,
  hasmultipleemailaddresses: flag,
  legalpartyuniquereference: identifier,
  ispiisprovided: flag,
});

const accountHolder = z.object({ partyid: identifier, id: identifier, name: textOrEmpty });

const accountOperator = z.object({
  accountoperatorid: identifier,
  id: identifier,
  is2faenabledao: flag,
  is2famandatory: flag,
  isnfaenabledclient: flag,
  isfifo: flag,
  daysuntilexpiryfordemo: numberOrNull,
  isdmaclient: flag,
  serviceofferingid: numberOrNull,
});

const restriction = z.object({ clientaccountid: identifier, closeonly: flag, acceptnewbusiness: flag });
const contract = z.object({ contractid: identifier, isnigo: flag, contracttype: numberOrNull });

// v1 writes dates as "/Date(milliseconds)/", v2 as seconds and nanos.
const creationDate = z.pipe(
  z.nullish(z.union([z.string(), z.object({ seconds: z.number(), nanos: numberOrNull })])),
  z.transform((value) => {
    if (value == null) return null;
    if (typeof value !== 'string') return { seconds: value.seconds, nanos: value.nanos ?? 0 };
    const milliseconds = Number(/^\/Date\((-?\d+)/.exec(value)?.[1] ?? Number.NaN);
    if (Number.isNaN(milliseconds)) return null;
    const seconds = Math.floor(milliseconds / 1000);
    return { seconds, nanos: (milliseconds - seconds * 1000) * 1_000_000 };
  }),
);

const clientAccount = z.object({
  clientaccountid: identifier,
  id: identifier,
  contractid: identifier,
  cultureid: numberOrNull,
  clientaccountcurrency: textOrEmpty,
  clienttypeid: numberOrNull,
  ismifidregulator: flag,
  clientaccountcreationdate: creationDate,
  ismetatrader: flag,
  brandparentid: numberOrNull,
  accountgroupname: textOrEmpty,
  restrictions: orNull(restriction),
  contract: orNull(contract),
});

const tradingAccount = z.object({
  tradingaccountid: identifier,
  id: identifier,
  tradingaccountcode: textOrEmpty,
  code: textOrEmpty,
  tradingaccountstatus: textOrEmpty,
  status: textOrEmpty,
  tradingaccounttype: textOrEmpty,
  type: textOrEmpty,
  tradingaccountname: textOrEmpty,
  name: textOrEmpty,
});

/** The flat arrays of an account answer, for the user's own data and for each linked account. */
export const accountGroup = z.object({
  legalparties: listOf(legalParty),
  accountholders: listOf(accountHolder),
  accountoperators: listOf(accountOperator),
  clientaccounts: listOf(clientAccount),
  contracts: listOf(contract),
  restrictions: listOf(restriction),
  tradingaccounts: listOf(tradingAccount),
});

/** Joins the flat arrays into the form of spec 3: contracts and restrictions inside their client account. */
export function toGroup(wire: z.output<typeof accountGroup>): AccountGroup {
  return {
    legalParties: wire.legalparties.map((party) => ({
      id: party.partyid || party.id,
      personalEmailAddress: party.personalemailaddress,
      hasMultipleEmailAddresses: party.hasmultipleemailaddresses,
      legalPartyUniqueReference: party.legalpartyuniquereference,
      isPiisProvided: party.ispiisprovided,
    })),
    accountHolders: wire.accountholders.map((holder) => ({
      partyId: holder.partyid || holder.id,
      name: holder.name,
    })),
    accountOperators: wire.accountoperators.map((operator) => ({
      id: operator.accountoperatorid || operator.id,
      is2FAEnabledAO: operator.is2faenabledao,
      is2FAMandatory: operator.is2famandatory,
      isNfaEnabledClient: operator.isnfaenabledclient,
      isFifo: operator.isfifo,
      daysUntilExpiryForDemo: operator.daysuntilexpiryfordemo,
      isDMAClient: operator.isdmaclient,
      serviceOfferingId: operator.serviceofferingid,
    })),
    clientAccounts: wire.clientaccounts.map((client) => toClientAccount(client, wire)),
    tradingAccounts: wire.tradingaccounts.map((trading) => ({
      id: trading.tradingaccountid || trading.id,
      code: trading.tradingaccountcode || trading.code,
      status: trading.tradingaccountstatus || trading.status,
      type: trading.tradingaccounttype || trading.type,
      name: trading.tradingaccountname || trading.name,
    })),
  };
}

function toClientAccount(
  client: z.output<typeof clientAccount>,
  wire: z.output<typeof accountGroup>,
): AccountGroup['clientAccounts'][number] {
  const id = client.clientaccountid || client.id;
  const restrictions =
    client.restrictions ?? wire.restrictions.find((entry) => entry.clientaccountid === id && id !== '');
  const agreed =
    client.contract ??
    wire.contracts.find((entry) => entry.contractid === client.contractid && entry.contractid !== '');
  return {
    id,
    cultureId: client.cultureid,
    clientAccountCurrency: client.clientaccountcurrency,
    clientTypeId: client.clienttypeid,
    isMiFIDRegulator: client.ismifidregulator,
    clientAccountCreationDate: client.clientaccountcreationdate,
    isMetaTrader: client.ismetatrader,
    brandParentId: client.brandparentid,
    accountGroupName: client.accountgroupname,
    restrictions: restrictions
      ? { closeOnly: restrictions.closeonly, acceptNewBusiness: restrictions.acceptnewbusiness }
      : null,
    contract: agreed ? { isNIGO: agreed.isnigo, contractType: agreed.contracttype } : null,
  };
}
