import type { House, Manifest, Violation } from './house.ts';

/** What each package may depend on at run time. Build dependencies are not restricted. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  core: ['crypto-js', 'zod'],
  'adapters-http': ['@gatehouse-login/core', 'tough-cookie', 'zod'],
  'adapters-streaming': ['@gatehouse-login/core', 'lightstreamer-client-web'],
  'web-react': [
    '@gatehouse-login/core',
    '@gatehouse-login/adapters-http',
    '@gatehouse-login/adapters-streaming',
    '@floating-ui/dom',
    '@tanstack/react-form',
    '@tanstack/react-router',
    'focus-trap',
    'i18next',
    'inversify',
    'neverthrow',
    'react',
    'react-dom',
    'react-i18next',
    'reflect-metadata',
    'web-vitals',
    'zod',
  ],
  // Everything else is bundled into the command (docs/decisions/0008).
  'cli-harness': ['@gatehouse-login/adapters-streaming', '@gatehouse-login/sandbox'],
  'artillery-engine': ['@gatehouse-login/cli-harness'],
  sandbox: ['@hono/node-server', 'hono', 'neverthrow', 'ws', 'yaml', 'zod'],
};

/**
 * What a package and its user must have one copy of. Every port returns neverthrow's results: their classes have
 * private members, so those of a second copy do not fit. Only whoever uses the container needs inversify.
 */
const PEERS: Readonly<Record<string, Readonly<Record<string, 'required' | 'optional'>>>> = {
  core: { neverthrow: 'required', inversify: 'optional' },
  'adapters-http': { neverthrow: 'required' },
  'adapters-streaming': { neverthrow: 'required' },
  // Needed only by users who drive a browser or send metrics to a collector.
  'cli-harness': {
    'playwright-core': 'optional',
    '@opentelemetry/exporter-metrics-otlp-http': 'optional',
    '@opentelemetry/sdk-metrics': 'optional',
  },
  // Whoever runs load tests has it already: it brings 460 MB.
  'artillery-engine': { artillery: 'optional' },
};

const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];

const table = (json: Manifest['json'], key: string) => (json[key] ?? {}) as Readonly<Record<string, string>>;

const judge = ({ pack, json }: Manifest): readonly string[] => {
  const dependencies = Object.keys(table(json, 'dependencies'));
  const optional = Object.entries(json.peerDependenciesMeta ?? {}) as [string, { optional?: boolean }][];
  const isOptional = (name: string) =>
    optional.some(([each, meta]) => each === name && meta.optional === true);
  const versions = { ...table(json, 'dependencies'), ...table(json, 'devDependencies') };
  return [
    ...dependencies
      .filter((name) => DEPENDENCIES[pack]?.includes(name) !== true)
      .map((name) => `may not depend on ${name}`),
    ...Object.keys(table(json, 'peerDependencies'))
      .filter((name) => PEERS[pack]?.[name] !== (isOptional(name) ? 'optional' : 'required'))
      .map((name) => `may not ask for the peer ${name}`),
    ...Object.entries(versions)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name} is not pinned: ${version}`),
    ...INSTALL_SCRIPTS.filter((name) => name in table(json, 'scripts')).map(
      (name) => `has the script ${name}`,
    ),
    ...(json.private === true ? [] : ['could be published']),
    ...(json.license === 'Apache-2.0' ? [] : ['has another licence']),
  ];
};

/** Manifests with a dependency that their package may not have, or with a version that is not exact. */
export const manifestViolations = (house: House): readonly Violation[] =>
  house.manifests.flatMap((manifest) =>
    judge(manifest).map((what) => ({ rule: 'manifest', where: manifest.pack, what })),
  );
