/** Rules for package-lock.json, shared by the script that completes it and the check that reads it. No dependencies. */

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
 * What a platform package's name says about where it runs: `@scope/tool-linux-x64-musl` → linux, x64, musl.
 * Null when the name gives no system or no processor.
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

/** Where Node would find `name` from the package at `place`; undefined when the lockfile has it nowhere on the way. */
const find = (packages, place, name) => {
  for (let from = place; ; from = parentFolder(from)) {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (from === '') return undefined;
  }
};

/** Optional dependencies that the lockfile does not hold: `{ parent, name, version, place }`, place being their address. */
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

// npm writes the version first and the rest by name; another order would make `npm install` touch the file.
const inNpmsOrder = ({ version, ...rest }) => ({
  version,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
});

/** The lockfile with an entry, without integrity, for each optional platform package that it lacks. */
export const complete = (lock) => {
  const packages = { ...lock.packages };
  for (const { parent, name, version, place } of missingOptionals(lock)) {
    const dev = lock.packages[parent].dev === true ? { dev: true } : {};
    packages[place] = inNpmsOrder({ version, ...dev, optional: true, ...platformOf(name) });
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
};

/** What is wrong with a lockfile, a sentence each; empty when it is in order. */
export const faultsOf = (lock) => [
  ...missingOptionals(lock).map(({ name, version }) => `${name}@${version} is missing from the lockfile`),
  ...Object.entries(lock.packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link === true || !place.includes('node_modules/')) return [];
    const faults = [];
    if (entry.resolved !== undefined) faults.push(`${place} names a host or file: ${entry.resolved}`);
    const isPlatform = entry.optional === true && entry.os !== undefined && entry.cpu !== undefined;
    if (entry.integrity === undefined && entry.inBundle !== true && !isPlatform)
      faults.push(`${place} has no integrity`);
    return faults;
  }),
];
