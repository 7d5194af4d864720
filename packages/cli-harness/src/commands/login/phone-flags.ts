import { checkPhone, cleanPhone, type PhoneNumber } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { LoginGiven } from './options.ts';

const EXAMPLE = 'Give both parts, such as --country-code 86 --phone 13800138000.';

/** Reads a phone number from its two flags. */
export function readPhone({
  phone,
  'country-code': code,
  user,
  persona,
}: LoginGiven): Result<PhoneNumber | undefined, UsageError> {
  if (phone === undefined && code === undefined) return ok(undefined);
  if (phone === undefined) return err(usageError('--country-code needs a --phone.', EXAMPLE));
  if (code === undefined) return err(usageError('--phone needs a --country-code.', EXAMPLE));
  if (user !== undefined || persona !== undefined) {
    const other = user === undefined ? '--persona' : '--user';
    return err(usageError('A login is for only one person.', `Give either ${other} or --phone.`));
  }
  const number = { prefix: cleanPhone(code).replace(/^\+/, ''), number: cleanPhone(phone) };
  const problems = checkPhone(number);
  if (problems.prefix !== null) return err(usageError('The country code is not made of digits.', EXAMPLE));
  if (problems.number !== null) return err(usageError('The phone number is not made of digits.', EXAMPLE));
  return ok(number);
}
