import { err, ok, type Result } from 'neverthrow';
import type { Flags, Given } from '../../flags/flag.ts';
import type { Io } from '../../io.ts';
import { alternativesOf, isOfSite } from '../../profile/profile-flags.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { inert } from '../../terminal/inert.ts';
import { findProfiles } from './find-profiles.ts';
import { type Profile, readProfile } from './read-profile.ts';

/**
 * Adds to the flags of a command line what a profile says. A flag that was given wins, also over its alternatives. What
 * the command has no flag for is left out, so that one profile serves all commands.
 */
export async function withProfile(
  given: Given<Flags>,
  name: string,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<Result<Given<Flags>, UsageError>> {
  const source = await findProfiles(cwd);
  return source
    .andThen((found) => readProfile(found, name))
    .andThen((profile) => flagsOf(profile, given, name))
    .map((flags) => ({ ...given, ...flags }) as Given<Flags>);
}

const isGiven = (given: Given<Flags>, name: string): boolean =>
  given[name] !== undefined && given[name] !== false;

function flagsOf(
  { flags, sites }: Profile,
  given: Given<Flags>,
  name: string,
): Result<Record<string, string | boolean>, UsageError> {
  const brand = String(given.brand ?? flags.brand ?? '');
  const site = flags.site ?? sites[brand];
  const hasPlace = isGiven(given, 'site') || isGiven(given, 'sandbox');
  if (site === undefined && !hasPlace && Object.keys(sites).length > 0) {
    const next = `Give --brand. The profile has ${Object.keys(sites).join(', ')}.`;
    const which = brand === '' ? 'and no flag says which brand' : `and none of ${inert(brand)}`;
    return err(usageError(`The profile "${inert(name)}" has the sites of several brands, ${which}.`, next));
  }
  const place = site === 'sandbox' ? { sandbox: true } : site === undefined ? {} : { site };
  const said: Record<string, string | boolean> = { ...flags, site: '', ...place };
  return ok(
    Object.fromEntries(
      Object.entries(said).filter(([flag, value]) => {
        if (isGiven(given, 'sandbox') && isOfSite(flag)) return false;
        if (value === '' || !Object.hasOwn(given, flag)) return false;
        return !alternativesOf(flag).some((each) => isGiven(given, each));
      }),
    ),
  );
}
