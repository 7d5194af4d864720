import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { bundledIn } from '../bundled-licences.ts';
import { root } from '../command.ts';
import { libraries, readManifest, tarballOf } from '../pack-packages.ts';
import { folderOf, packages } from '../packages.ts';
import { type Installed, installedAs, installedAt } from './installed.ts';

const { Component } = Models;
const { ComponentBuilder } = Contrib.FromNodePackageJson.Builders;
const { ExternalReferenceFactory } = Contrib.FromNodePackageJson.Factories;
const builder = new ComponentBuilder(
  new ExternalReferenceFactory(),
  // A test expects that every licence is one identifier of SPDX. An expression would need a parser.
  new Contrib.License.Factories.LicenseFactory(() => {
    throw new Error('an expression');
  }),
);

const refOf = ({ manifest: { name, version } }: Installed): string => `${name}@${version}`;

/** Describes a package. `inside` is the reference of the one that contains it. */
const componentOf = (each: Installed, inside?: string): Models.Component => {
  const { name, version, repository, homepage, author, description, license } = each.manifest;
  const facts = { name, version, repository, homepage, author, description, license };
  const component =
    builder.makeComponent(facts as object) ?? new Component(Enums.ComponentType.Library, name);
  component.bomRef.value = inside === undefined ? refOf(each) : `${inside} contains ${refOf(each)}`;
  component.purl = `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
  if (each.integrity !== undefined) {
    const [algorithm, hash] = Contrib.FromNodePackageJson.Utils.parsePackageIntegrity(each.integrity);
    component.hashes.set(algorithm, hash);
  }
  return component;
};

const ours = (name: string): Installed => installedAt(`packages/${name}`);

/** The packages of others in bundles, by the licences that the build wrote beside these. */
const othersIn = (folder: string, pattern: string): readonly Installed[] => {
  const files = globSync(pattern, { cwd: folder });
  const found = files.flatMap((file) => bundledIn(readFileSync(join(folder, file), 'utf8')));
  const places = found.map(({ name, version }) => installedAs(name, version).place);
  return [...new Set(places)].sort().map(installedAt);
};

/** The packages of ours that a package uses and does not install. They are in its bundle. */
const oursIn = (name: string): readonly Installed[] => {
  const { dependencies = {} } = ours(name).manifest;
  const uses = packages.find((each) => each.name === name)?.uses ?? [];
  return uses
    .map(ours)
    .filter(({ manifest }) => name === 'web-react' || dependencies[manifest.name] === undefined);
};

/** Adds what a package contains besides its own code. */
const fill = (component: Models.Component, contents: readonly Installed[]): void => {
  const ref = component.bomRef.value;
  for (const each of contents) component.components.add(componentOf(each, ref));
};

/** Describes a package of ours as it was packed: its hash, and everything in it. */
const packedComponent = (name: string, folder: string): Models.Component => {
  const component = componentOf(ours(name));
  const packed = readFileSync(join(folder, tarballOf(ours(name).manifest)));
  for (const algorithm of ['SHA-256', 'SHA-512'] as const)
    component.hashes.set(
      Enums.HashAlgorithm[algorithm],
      createHash(algorithm.replace('-', '')).update(packed).digest('hex'),
    );
  const dist = join(folderOf(name), 'dist');
  fill(component, [...oursIn(name), ...othersIn(dist, 'THIRD-PARTY-LICENCES.txt')]);
  // The command's package contains the page (docs/decisions/0016).
  const isSite = (each: string) => each === 'web-react' && existsSync(join(dist, 'site'));
  for (const site of packages.filter((each) => isSite(each.name))) {
    const page = componentOf(ours(site.name), component.bomRef.value);
    fill(page, [...oursIn(site.name), ...othersIn(join(dist, 'site'), '**/THIRD-PARTY-LICENCES.md')]);
    component.components.add(page);
  }
  return component;
};

/** Our packages, and all that npm installs with them. */
const withNeeds = (): ReadonlyMap<string, Installed> => {
  const found = new Map<string, Installed>();
  const add = (each: Installed): void => {
    if (found.has(each.place)) return;
    found.set(each.place, each);
    for (const place of each.needs) add(installedAt(place));
  };
  libraries.map(ours).forEach(add);
  return found;
};

/** Returns a UUID that follows from a text, so that the same release has the same. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
};

/**
 * Writes down what a release consists of, as CycloneDX: the packages in `folder`, what each of them contains, and what npm
 * installs with them. The same packages and time give the same text.
 */
export const sbomOf = (folder: string, time: Date): string => {
  const bom = new Models.Bom();
  const needed = withNeeds();
  const components = new Map(
    [...needed].map(([place, each]) => {
      const own = libraries.find((name) => place === `packages/${name}`);
      return [place, own === undefined ? componentOf(each) : packedComponent(own, folder)] as const;
    }),
  );
  for (const [place, component] of components) {
    bom.components.add(component);
    for (const other of needed.get(place)?.needs ?? []) {
      const ref = components.get(other)?.bomRef;
      if (ref !== undefined) component.dependencies.add(ref);
    }
  }
  const manifest = { ...readManifest(root), name: 'gatehouse' };
  const whole = componentOf({ place: '', manifest, integrity: undefined, needs: [] });
  whole.type = Enums.ComponentType.Application;
  for (const name of libraries) {
    const ref = components.get(`packages/${name}`)?.bomRef;
    if (ref !== undefined) whole.dependencies.add(ref);
  }
  bom.metadata.component = whole;
  bom.metadata.timestamp = time;
  bom.metadata.lifecycles.add(Enums.LifecyclePhase.Build);
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const options = { sortLists: true, space: 2 };
  const text = () => new Serialize.JsonSerializer(factory).serialize(bom, options);
  bom.serialNumber = `urn:uuid:${uuidOf(text())}`;
  return `${text()}\n`;
};
