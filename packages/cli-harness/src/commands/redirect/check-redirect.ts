import { checkRedirectUri, type ListedRedirectUri } from '@gatehouse-login/core';
import { ok } from 'neverthrow';
import type { REDIRECT_CHECK_FLAGS } from '../../flags/command-flags.ts';
import type { Given } from '../../flags/flag.ts';
import { inert } from '../../terminal/inert.ts';
import { wrap } from '../../terminal/table.ts';
import type { Context, Ended } from '../command.ts';
import { atSite } from '../site/reach-site.ts';

/** Runs `gatehouse redirect check`. */
export const checkRedirect = (
  uri: string,
  given: Given<typeof REDIRECT_CHECK_FLAGS>,
  context: Context,
): Promise<Ended> =>
  atSite(given, context, async ({ configuration: { redirectUris } }) => {
    const allowed = checkRedirectUri(uri, redirectUris).isOk();
    const outcome = allowed ? 'passed' : 'redirect-refused';
    const why = allowed ? null : reasonAgainst(uri, redirectUris);
    return ok({
      outcome,
      json: { format: 1, outcome, uri, allowed, why, listed: redirectUris },
      text(paint, columns) {
        const headline = allowed ? paint.good('Allowed.') : paint.bad('Not allowed.');
        const lines = [headline, ...(why === null ? [] : wrap(inert(why), columns))];
        return `${lines.join('\n')}\n`;
      },
    });
  });

/** Says how an address that is refused differs from the list. */
function reasonAgainst(uri: string, listed: readonly ListedRedirectUri[]): string {
  if (listed.length === 0) return 'The configuration lists no address at all (redirectUris).';
  if (uri.includes('#')) return 'A redirect address has no fragment (#…).';
  const [base = ''] = uri.split('?', 1);
  const sameBase = listed.find((entry) => entry.uri.split('?', 1)[0] === base);
  if (sameBase?.uri === uri)
    return 'It is listed, but the entry is unusable: it must be a clean absolute address, with https except on this machine.';
  if (sameBase !== undefined) {
    return sameBase.allowQuery
      ? 'Its query has a parameter that only the platform may set, such as code or state.'
      : `Only its query differs from the listed ${sameBase.uri}. The entry has no allowQuery.`;
  }
  const [first, ...others] = listed;
  const nearest = others.reduce(
    (best, { uri: each }) => (shared(each, uri) > shared(best, uri) ? each : best),
    first?.uri ?? '',
  );
  const at = shared(nearest, uri);
  const differs =
    nearest.toLowerCase() === uri.toLowerCase()
      ? 'in capital and small letters'
      : `from character ${at + 1} on`;
  return `No address in the list is the same, character for character. The most similar is ${nearest}: it differs ${differs}.`;
}

/** How many characters two texts have in common at their beginning. */
function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
