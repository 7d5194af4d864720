import { resolve } from 'node:path';
import { BRANDS, isBrand } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { CONFIG_FIELDS, isPath, PROFILE_FIELDS, REFUSED_FIELDS } from '../../profile/profile-fields.ts';
import { suggestion } from '../../report/suggestion.ts';
import { type UsageError, usageError } from '../../report/usage-error.ts';
import { lineOf, type Mistakes, makeMistakes, meant } from '../../scenario/mistake.ts';
import type { Entry, FileNode } from '../../scenario/node.ts';
import { readMap, readText } from '../../scenario/read-node.ts';
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
  const node = readYaml(source, mistakes);
  const { profiles } = node === null ? {} : readMap(node, CONFIG_FIELDS, 'The file', mistakes);
  const all = new Map(
    entriesOf(profiles).map((entry) => [entry.key.text, readFields(entry, folder, mistakes)]),
  );
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
const entriesOf = (entry: Entry | undefined): readonly Entry[] =>
  entry?.value.kind === 'map' ? entry.value.entries : [];

function readFields({ key, value }: Entry, folder: string, mistakes: Mistakes): Profile {
  const known = withoutRefused(value, mistakes);
  const { sites, ...fields } = readMap(known, PROFILE_FIELDS, `The profile "${key.text}"`, mistakes);
  const flags = Object.entries(fields).flatMap(([name, entry]) => {
    const text = readText(entry, mistakes)?.text;
    if (text === undefined) return [];
    return [[name, isPath(name) ? resolve(folder, text) : text]];
  });
  const addresses = entriesOf(sites).flatMap((entry) => {
    const brand = entry.key.text;
    if (!isBrand(brand))
      mistakes.add(entry.key.place, `There is no brand "${brand}".${meant(brand, BRANDS)}`);
    const address = readText(entry, mistakes)?.text;
    return address === undefined ? [] : [[brand, address]];
  });
  return { flags: Object.fromEntries(flags), sites: Object.fromEntries(addresses) };
}

/** Leaves out the fields that must not be in a file, and says why. Their lines are not shown. */
function withoutRefused(node: FileNode, mistakes: Mistakes): FileNode {
  if (node.kind !== 'map') return node;
  const entries = node.entries.filter(({ key }) => {
    const reason = REFUSED_FIELDS[key.text];
    if (reason !== undefined) mistakes.add(key.place, `"${key.text}": ${reason}`, true);
    return reason === undefined;
  });
  return { ...node, entries };
}
