import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { PasswordNotChanged } from '../errors/domain-error.ts';
import { foldKeys } from './any-casing.ts';
import { flag } from './wire.schema.ts';

const answer = z.object({ ispasswordchanged: flag });

/** Parses the answer to a password change, in any casing. Only a plain true is a success (spec 4, 7). */
export function parsePasswordChanged(json: unknown): Result<void, PasswordNotChanged> {
  const read = answer.safeParse(foldKeys(json));
  return read.success && read.data.ispasswordchanged ? ok(undefined) : err({ kind: 'password-not-changed' });
}
