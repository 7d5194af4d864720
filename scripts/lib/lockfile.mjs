/** Rules for package-lock.json: a script completes it, a test checks it. Has no dependencies. */

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Returns where a platform package runs, by its name: `@scope/tool-linux-x64-musl` → linux, x64, musl.
 * Returns null if the name gives no system or no processor.
 */
export const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (os === undefined || cpu === undefined) return null;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  if (words.some((word) => word.startsWith('musl'))) return { os: [os], cpu: [cpu], libc: ['musl'] };
  if (words.some((word) => word.startsWith('gnu'))) return { os: [os], cpu: [cpu], libc: ['glibc'] };
  return { os: [os], cpu: [cpu] };
};

const parentFolder = (place) => {
  const end = place.lastIndexOf('/node_modules/');
  if (end >= 0) return place.slice(0, end);
  return '';
};

/** Returns where Node would find `name` from the package at `place`, or undefined. */
export const find = (packages, place, name) => {
  for (let from = place; ; from = parentFolder(from)) {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (from === '') return undefined;
  }
};

/**
 * Returns the optional dependencies that the lockfile lacks, as `{ parent, name, version, place }`. `place`
 * is the key of the missing entry.
 */
export const missingOptionals = (lock) =>
  Object.entries(lock.packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => find(lock.packages, parent, name) === undefined)
      .map(([name, version]) => ({
        parent,
        name,
        version,
        place: `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`,
      })),
  );

// npm writes the version first and sorts the rest by name. `npm install` would change any other order.
const inNpmsOrder = ({ version, ...rest }) => ({
  version,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** Returns the lockfile with an entry, without integrity, for each missing optional platform package. */
export const complete = (lock) => {
  const packages = { ...lock.packages };
  for (const { parent, name, version, place } of missingOptionals(lock)) {
    const dev = lock.packages[parent].dev === true ? { dev: true } : {};
    packages[place] = inNpmsOrder({ version, ...dev, optional: true, ...platformOf(name) });
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
};

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns the packages without a hash, as `{ place, name, version, os, cpu, libc }`. */
export const withoutHash = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && entry.link !== true)
    .filter(([, { integrity, inBundle }]) => integrity === undefined && inBundle !== true)
    .map(([place, { version, os, cpu, libc }]) => ({ place, name: nameOf(place), version, os, cpu, libc }));

/** Returns the packages whose optional dependencies have no hash, as `name@version`. */
export const parentsOfHashless = (lock) => {
  const names = new Set(withoutHash(lock).map(({ name }) => name));
  const parents = Object.entries(lock.packages)
    .filter(([, entry]) => Object.keys(entry.optionalDependencies ?? {}).some((name) => names.has(name)))
    .map(([place, { version }]) => `${nameOf(place)}@${version}`);
  return [...new Set(parents)];
};

/** Adds the hashes that another lockfile has for the same packages in the same versions. */
export const withHashesOf = (lock, other) => {
  const known = new Map(
    Object.entries(other.packages).map(([place, { name = nameOf(place), version, integrity }]) => [
      `${name}@${version}`,
      integrity,
    ]),
  );
  const packages = { ...lock.packages };
  for (const { place, name, version } of withoutHash(lock)) {
    const integrity = known.get(`${name}@${version}`);
    // npm writes it after the version.
    if (integrity !== undefined) packages[place] = { version, integrity, ...packages[place] };
  }
  return { ...lock, packages };
};

/** Returns the packages, as `name@version`, that are installed on this platform without a hash to check. */
export const unverifiedOn = (lock, { os, cpu, libc }) =>
  withoutHash(lock)
    .filter((entry) => entry.os?.includes(os) !== false && entry.cpu?.includes(cpu) !== false)
    .filter((entry) => entry.libc === undefined || entry.libc.includes(libc))
    .map(({ name, version }) => `${name}@${version}`);

/** Returns what is wrong with a lockfile, one sentence each. */
export const faultsOf = (lock) => [
  ...missingOptionals(lock).map(({ name, version }) => `${name}@${version} is missing from the lockfile`),
  ...Object.entries(lock.packages)
    .filter(
      ([place, { resolved, link }]) =>
        place.includes('node_modules/') && link !== true && resolved !== undefined,
    )
    .map(([place, { resolved }]) => `${place} names a host or file: ${resolved}`),
  ...withoutHash(lock)
    .filter(
      ({ place, os, cpu }) => lock.packages[place].optional !== true || os === undefined || cpu === undefined,
    )
    .map(({ place }) => `${place} has no integrity`),
];
