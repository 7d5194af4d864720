import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import type { Account } from './account.ts';
import { accountGroup, toGroup } from './account-group.schema.ts';
import { foldKeys } from './any-casing.ts';
import { flag, identifier, listOf, orNull, textOrEmpty } from './wire.schema.ts';

const logonUser = z.object({
  // The platform calls it logonUserName, spec 3 username.
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

// An answer without any of these would read as an account without operators, and so
// skip their two-factor check.
const account = z.pipe(
  z.custom<object>(
    (json) =>
      typeof json === 'object' && json !== null && STRUCTURES.some((name) => Object.hasOwn(json, name)),
  ),
  z.extend(structures, { is2faenableduser: flag }),
);

/**
 * Parses the answer to the account call into the form of spec 3, from the platform's flat form or from that
 * form itself, in any casing. The answer must contain at least one of an account's lists or objects.
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
