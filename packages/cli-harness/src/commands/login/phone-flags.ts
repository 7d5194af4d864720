import type { PhoneNumber } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import { input } from '../../report/sentence.ts';
import { phoneOf } from '../../signing-in/credentials.ts';
import type { LoginGiven } from './options.ts';

const EXAMPLE = input('a phone number');

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
  return phoneOf(code, phone);
}
