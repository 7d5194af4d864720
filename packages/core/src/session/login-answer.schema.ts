import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { MalformedAnswer } from '../errors/domain-error.ts';
import { foldKeys } from './any-casing.ts';
import type { LoginAnswer } from './login-answer.ts';
import { flag, identifier, listOf, textOrEmpty, textOrNull } from './wire.schema.ts';

const method = z.object({ contactid: identifier, contactcategoryid: identifier, value: textOrEmpty });

// Only passed on, so a number may come as text.
const opaqueNumber = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))])),
  z.transform((value) => (value == null ? null : Number(value))),
);

/** A field that is only passed on: `value` replaces a value of the wrong type. */
const passedOn = <Schema extends z.ZodMiniType, Value extends z.output<Schema>>(
  schema: Schema,
  value: Value,
) => z.catch(schema, value as never);

const answer = z.pipe(
  z.object({
    session: textOrNull,
    passwordchangerequired: flag,
    is2faenabled: flag,
    is2famandatory: flag,
    twofatoken: textOrNull,
    additional2famethods: listOf(method),
    additionalinfo: passedOn(textOrNull, null),
    allowedaccountoperator: passedOn(flag, false),
    statuscode: passedOn(opaqueNumber, null),
    usertype: passedOn(opaqueNumber, null),
  }),
  z.transform(
    (wire): LoginAnswer => ({
      session: wire.session,
      passwordChangeRequired: wire.passwordchangerequired,
      is2FaEnabled: wire.is2faenabled,
      is2FAMandatory: wire.is2famandatory,
      twoFaToken: wire.twofatoken,
      additional2FaMethods: wire.additional2famethods.map((entry) => ({
        contactId: entry.contactid,
        contactCategoryId: entry.contactcategoryid,
        value: entry.value,
      })),
      additionalInfo: wire.additionalinfo,
      allowedAccountOperator: wire.allowedaccountoperator,
      statusCode: wire.statuscode,
      userType: wire.usertype,
    }),
  ),
);

/**
 * Parses the answer to a successful session call, in any casing. Without a session or a two-factor token it
 * is malformed, whatever else it says.
 */
export function parseLoginAnswer(json: unknown): Result<LoginAnswer, MalformedAnswer> {
  const read = answer.safeParse(foldKeys(json));
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') ?? '';
    return err({
      kind: 'malformed-answer',
      detail: place === '' ? 'login answer' : `login answer: ${place}`,
    });
  }
  if (!read.data.session && !read.data.twoFaToken) {
    return err({ kind: 'malformed-answer', detail: 'login answer: no session' });
  }
  return ok(read.data);
}
