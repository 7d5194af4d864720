import { err, ok, type Result } from 'neverthrow';
import { type Ending, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';

/** An origin for a configuration whose site is not known. */
export const ANYWHERE = 'https://login.example';

/** Reads `--origin`. Null if it is not given. */
export function readOrigin(text: string | undefined): Result<string | null, Ending> {
  if (text === undefined) return ok(null);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return ok(url.origin);
  const next = 'Give --origin an address without a path, such as https://login.example.';
  return err(usageError(`"${inert(text)}" is no origin.`, next));
}
