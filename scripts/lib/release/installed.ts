import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { find } from '../lockfile.mjs';
import type { Manifest } from '../pack-packages.ts';

type Entry = {
  readonly version: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

/** A package of somebody else, as this repository has it, or one of ours. */
export type Installed = {
  /** The folder from the root: `node_modules/zod`, `packages/core`. */
  readonly place: string;
  readonly manifest: Manifest;
  /** The hash that npm compares: of what was packed. Ours have none yet. */
  readonly integrity: string | undefined;
  /** The folders of those that it needs to run, and its required peers, which its user installs. */
  readonly needs: readonly string[];
};

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};

/** Where npm put a package that another asks for. Links lead to packages of ours. */
const placeOf = (from: string, name: string): string => {
  const place = find(lock.packages, from, name);
  const entry = place === undefined ? undefined : lock.packages[place];
  if (place === undefined || entry === undefined)
    throw new Error(`${from} needs ${name}, which is not installed.`);
  return entry.link === true ? (entry.resolved ?? place) : place;
};

/** Reads a package by its folder. */
export const installedAt = (place: string): Installed => {
  const { integrity, dependencies, peerDependencies, peerDependenciesMeta } = lock.packages[place] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  const names = [...Object.keys(dependencies ?? {}), ...peers];
  const manifest = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')) as Manifest;
  return {
    place,
    // A registry leaves out what follows a plus, and so do those who look for a version's vulnerabilities.
    manifest: { ...manifest, version: manifest.version.replace(/\+.*/, '') },
    integrity,
    needs: names.map((name) => placeOf(place, name)),
  };
};

/** Reads a package of somebody else by its name and version. */
export const installedAs = (name: string, version: string): Installed => {
  const [place] =
    Object.entries(lock.packages).find(
      ([each, entry]) =>
        each.endsWith(`node_modules/${name}`) && entry.version === version.replace(/\+.*/, ''),
    ) ?? [];
  if (place === undefined) throw new Error(`${name} ${version} is bundled, but not in package-lock.json.`);
  return installedAt(place);
};
