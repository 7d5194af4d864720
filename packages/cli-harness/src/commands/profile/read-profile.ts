import { resolve } from 'node:path';
import { BRANDS, isBrand } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { CONFIG_SCHEMA, PROFILE_SCHEMA, REFUSED_FIELDS } from '../../profile/profile.schema.ts';
import { isPath } from '../../profile/profile-flags.ts';
import { type UsageError, usageError } from '../../report/ending.ts';
import { suggestion } from '../../report/suggestion.ts';
import { lineOf, type Mistakes, makeMistakes, meant } from '../../scenario/mistake.ts';
import { readAs } from '../../scenario/read-as.schema.ts';
import { readYaml } from '../../scenario/read-yaml.ts';
import { type FileMap, isMap, keyPlaceOf, pick, type Value } from '../../scenario/value.ts';
import { inert } from '../../terminal/inert.ts';
import type { ProfileSource } from './find-profiles.ts';

/** What a profile says: flags and their values, and the sites of brands. */
export interface Profile {
  readonly flags: Readonly<Record<string, string>>;
  readonly sites: Readonly<Record<string, string>>;
}

/** Reads one profile of a file. Mistakes anywhere in the file are errors, with their lines. */
export function readProfile({ source, folder }: ProfileSource, name: string): Result<Profile, UsageError> {
  const mistakes = makeMistakes();
  const file = readYaml(source, mistakes);
  const { profiles = {} } = (file && readAs(CONFIG_SCHEMA, file, 'The file', mistakes)) ?? {};
  const all = new Map(
    Object.entries(profiles).map(([each, value]) => [each, readFields(each, value, folder, mistakes)]),
  );
  const found = mistakes.all();
  if (found.length > 0) {
    const shown = source.name.endsWith('.ts')
      ? found.map(({ message }) => inert(message))
      : found.map(lineOf);
    return err(usageError(`${inert(source.name)} has ${countOf(found.length)}.`, 'Correct the file.', shown));
  }
  const profile = all.get(name);
  if (profile !== undefined) return ok(profile);
  const known = [...all.keys()];
  const next =
    known.length === 0 ? 'The file has none yet.' : `The profiles are ${known.map(inert).join(', ')}.`;
  const near = suggestion(name, known);
  return err(usageError(`${inert(source.name)} has no profile "${inert(name)}".${near}`, next));
}

const countOf = (count: number): string => (count === 1 ? 'a mistake' : `${count} mistakes`);

function readFields(name: string, value: Value, folder: string, mistakes: Mistakes): Profile {
  const allowed = isMap(value) ? withoutRefused(value, mistakes) : value;
  const { sites = {}, ...fields } = readAs(PROFILE_SCHEMA, allowed, `The profile "${name}"`, mistakes) ?? {};
  const flags = Object.entries(fields).flatMap(([flag, text]) =>
    typeof text === 'string' ? [[flag, isPath(flag) ? resolve(folder, text) : text]] : [],
  );
  for (const brand of Object.keys(sites))
    if (!isBrand(brand))
      mistakes.add(
        keyPlaceOf((value as FileMap).sites ?? value, brand),
        `There is no brand "${brand}".${meant(brand, BRANDS)}`,
      );
  return { flags: Object.fromEntries(flags), sites };
}

/** Leaves out the fields that must not be in a file, and says why. Their lines are not shown. */
function withoutRefused(map: FileMap, mistakes: Mistakes): FileMap {
  for (const key of Object.keys(map))
    if (Object.hasOwn(REFUSED_FIELDS, key))
      mistakes.add(keyPlaceOf(map, key), `"${key}": ${REFUSED_FIELDS[key]}`, true);
  return pick(map, (key) => !Object.hasOwn(REFUSED_FIELDS, key));
}
