import { resolve } from 'node:path';
import { BRANDS, isBrand } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { CONFIG_SCHEMA, PROFILE_SCHEMA, REFUSED_FIELDS } from '../../profile/profile.schema.ts';
import { isPath } from '../../profile/profile-flags.ts';
import { suggestion } from '../../report/suggestion.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import { lineOf, makeMistakes, meant } from '../../scenario/mistake.ts';
import { child, type FileNode, isMap, textOf } from '../../scenario/node.ts';
import { readAs } from '../../scenario/read-as.schema.ts';
import { readYaml } from '../../scenario/read-yaml.ts';
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
  const all = new Map<string, Profile>();
  if (file !== null) {
    const root = { reading: { file, variables: new Map(), mistakes }, path: [], value: file.value };
    const { profiles } = readAs(CONFIG_SCHEMA, root, 'The file') ?? {};
    for (const each of Object.keys(profiles ?? {}))
      all.set(each, readFields(each, child(child(root, 'profiles'), each), folder));
  }
  const found = mistakes.all();
  if (found.length > 0) {
    const shown = source.name.endsWith('.ts')
      ? found.map(({ message }) => inert(message))
      : found.map(lineOf);
    const problem = usageError(`${inert(source.name)} has ${countOf(found.length)}.`, 'Correct the file.');
    return err({ ...problem, details: shown });
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

function readFields(name: string, node: FileNode, folder: string): Profile {
  const { mistakes } = node.reading;
  const read = readAs(PROFILE_SCHEMA, withoutRefused(node), `The profile "${name}"`) ?? {};
  const { sites, ...fields } = read;
  const flags = Object.entries(fields).flatMap(([flag, text]) =>
    typeof text === 'string' ? [[flag, isPath(flag) ? resolve(folder, text) : text]] : [],
  );
  for (const brand of Object.keys(sites ?? {})) {
    const { place } = textOf(child(child(node, 'sites'), brand), 'key');
    if (!isBrand(brand)) mistakes.add(place, `There is no brand "${brand}".${meant(brand, BRANDS)}`);
  }
  return { flags: Object.fromEntries(flags), sites: sites ?? {} };
}

/** Leaves out the fields that must not be in a file, and says why. Their lines are not shown. */
function withoutRefused(node: FileNode): FileNode {
  if (!isMap(node.value)) return node;
  const entries = Object.entries(node.value).filter(([key]) => {
    if (!Object.hasOwn(REFUSED_FIELDS, key)) return true;
    const { place } = textOf(child(node, key), 'key');
    node.reading.mistakes.add(place, `"${key}": ${REFUSED_FIELDS[key]}`, true);
    return false;
  });
  return { ...node, value: Object.fromEntries(entries) };
}
