import { err, ok, type Result } from 'neverthrow';
import { oneOf } from '../../report/suggestion.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import type { RunGiven } from './options.ts';
import { VIAS, type Via } from './vias.ts';

/** Reads `--via`, and what goes with it. */
export function readVia({
  via = 'core',
  pictures,
  ca,
}: Pick<RunGiven, 'via' | 'pictures' | 'ca'>): Result<Via, UsageError> {
  if (via === 'core') {
    return pictures === undefined
      ? ok('core')
      : err(usageError('Only a browser takes pictures.', 'Add --via ui or --via both.'));
  }
  if (ca !== undefined) {
    const message = 'The browser trusts the certificate authorities of this machine, not those of --ca.';
    return err(usageError(message, 'Install the authority on this machine, or leave --via out.'));
  }
  return oneOf('There is no driver', via, VIAS);
}
