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

/**
 * Returns where Node would find `name` from the package at `place`, or undefined if the lockfile lacks it.
 */
const find = (packages, place, name) => {
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

/**
 * Returns the lockfile with an entry, without integrity, for each optional platform package that it lacks.
 */
export const complete = (lock) => {
  const packages = { ...lock.packages };
  for (const { parent, name, version, place } of missingOptionals(lock)) {
    const dev = lock.packages[parent].dev === true ? { dev: true } : {};
    packages[place] = inNpmsOrder({ version, ...dev, optional: true, ...platformOf(name) });
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
};

/** Returns what is wrong with a lockfile, one sentence each. */
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
