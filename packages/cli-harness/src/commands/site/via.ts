import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';

/** Reads `--via`: one of the names. A browser cannot be told of certificate authorities. */
export function readVia<Name extends string>(
  { via, ca }: { readonly via: string | undefined; readonly ca: string | undefined },
  names: readonly Name[],
): Result<Name | 'core', UsageError> {
  if (via === undefined || via === 'core') return ok('core');
  if (ca !== undefined) {
    const message = 'The browser trusts the certificate authorities of this machine, not those of --ca.';
    return err(usageError(message, 'Install the authority on this machine, or leave --via out.'));
  }
  return oneOf('There is no driver', via, names);
}
