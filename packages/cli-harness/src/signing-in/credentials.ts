import { checkPhone, cleanPhone, type PhoneNumber, phoneUsername, trimUsername } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import type { Secret } from '../terminal/secret.ts';

/** Who logs in, and the password. */
export interface Credentials {
  /** As it is sent. */
  readonly username: string;
  readonly password: Secret;
  /** The phone number that the user name is made of. */
  readonly phone?: PhoneNumber;
}

/** Who logs in: by user name, or by phone number. */
export type Identity = Pick<Credentials, 'username' | 'phone'>;

/** Reads who logs in. */
export function identityOf(who: string | PhoneNumber): Result<Identity, UsageError> {
  const next = say`Check the value of ${input('user')}.`;
  const phone = typeof who === 'string' ? null : who;
  const username = trimUsername(typeof who === 'string' ? who : phoneUsername(who.prefix, who.number));
  if (username === '') return err(usageError('The user name is empty.', next));
  // Later calls send the name in a header, which cannot carry it.
  if (/\p{Cc}/u.test(username)) return err(usageError('The user name holds a control character.', next));
  return ok({ username, ...(phone && { phone }) });
}

/** Reads a phone number from its two parts. */
export function phoneOf(countryCode: string, number: string): Result<PhoneNumber, UsageError> {
  const phone = { prefix: cleanPhone(countryCode).replace(/^\+/, ''), number: cleanPhone(number) };
  const problems = checkPhone(phone);
  if (problems.prefix !== null) return err(usageError('The country code is not made of digits.', EXAMPLE));
  if (problems.number !== null) return err(usageError('The phone number is not made of digits.', EXAMPLE));
  return ok(phone);
}

const EXAMPLE = input('a phone number');
