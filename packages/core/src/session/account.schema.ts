import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import type { Account } from './account.ts';
import { accountGroup, toGroup } from './account-group.schema.ts';
import { foldKeys } from './any-casing.ts';
import { flag, identifier, listOf, orNull, textOrEmpty } from './wire.schema.ts';

const logonUser = z.object({
  // The wire calls it logonUserName, the specification username.
  logonusername: textOrEmpty,
  username: textOrEmpty,
  displayname: textOrEmpty,
});

const structures = z.extend(accountGroup, {
  logonuser: orNull(logonUser),
  linkedclientaccounts: listOf(accountGroup),
  linkedaccounts: listOf(accountGroup),
  cashequity: orNull(
    z.object({
      clientaccounttoken: orNull(z.object({ clientaccountid: identifier, token: textOrEmpty })),
      clientaccountid: identifier,
      token: textOrEmpty,
    }),
  ),
});
const STRUCTURES = Object.keys(structures.shape);

// An answer without any of them would be an account without operators, and so without their two-factor check.
const account = z.pipe(
  z.custom<object>(
    (json) =>
      typeof json === 'object' && json !== null && STRUCTURES.some((name) => Object.hasOwn(json, name)),
  ),
  z.extend(structures, { is2faenableduser: flag }),
);

/**
 * Reads the account call's JSON into the form of spec 3: the platform's flat wire form with its own names, or the
 * specification's nested form as it is, in any casing. At least one of an account's lists or objects must be named.
 */
export function parseAccount(json: unknown): Result<Account, MalformedAnswer> {
  const read = account.safeParse(foldKeys(json));
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    return err({
      kind: 'malformed-answer',
      detail: place === '' ? 'account answer' : `account answer: ${place}`,
    });
  }
  const wire = read.data;
  const equity = wire.cashequity?.clientaccounttoken ?? wire.cashequity;
  return ok({
    ...toGroup(wire),
    logonUser: {
      username: wire.logonuser?.logonusername || wire.logonuser?.username || '',
      displayName: wire.logonuser?.displayname || wire.logonuser?.logonusername || '',
    },
    is2FAEnabledUser: wire.is2faenableduser,
    linkedAccounts: [...wire.linkedclientaccounts, ...wire.linkedaccounts].map(toGroup),
    cashEquity: equity?.token ? { clientAccountId: equity.clientaccountid, token: equity.token } : null,
  });
}
