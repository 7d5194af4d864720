/** Who may import whom, as data. A room is a folder in a package's `src` or in `commands`, or a file directly in it. */
export type Room = {
  /** The rooms of the same package that this one may import; `*` means all. No two may import each other. */
  readonly rooms: readonly string[];
  /** The packages it may import, by exact specifier; `x/*` means everything under x. */
  readonly packages: readonly string[];
  /** Packages from which it may import only types. */
  readonly typePackages?: readonly string[];
  /** Packages that only files with this ending may import. */
  readonly only?: Readonly<Record<string, string>>;
  /** Whether its imports must all be types. */
  readonly typesOnly?: boolean;
};

// From the bottom up: each may import those listed before it.
const FOUNDATION = [
  'messages',
  'locale',
  'brand',
  'cancellation',
  'clock',
  'digits',
  'errors',
  'address',
  'configuration',
  'session',
  'tracking',
];
const DOMAIN = [
  ...FOUNDATION,
  'forgot-password',
  'input-restriction',
  'password-policy',
  'redirect',
  'spinner',
  'streaming',
  'two-factor',
];

const domain = (...more: string[]): Room => ({
  rooms: [...FOUNDATION, ...more],
  packages: ['neverthrow'],
  only: { 'zod/mini': '.schema.ts', 'crypto-js/*': 'query-cipher.ts' },
});

const core: Record<string, Room> = {
  ...Object.fromEntries(DOMAIN.map((room) => [room, domain()])),
  ...Object.fromEntries(
    FOUNDATION.map((room, index) => [room, { ...domain(), rooms: FOUNDATION.slice(0, index) }]),
  ),
  // The addresses of the links are templates too.
  'forgot-password': domain('redirect'),
  ports: { rooms: DOMAIN, packages: ['neverthrow'], typesOnly: true },
  'use-cases': { rooms: [...DOMAIN, 'ports', 'version.ts'], packages: ['neverthrow'] },
  flow: { rooms: DOMAIN, packages: ['neverthrow'] },
  // A login as a record without secrets.
  transcript: { ...domain(), rooms: [...DOMAIN, 'flow', 'version.ts'] },
  login: { rooms: [...DOMAIN, 'ports', 'use-cases', 'flow'], packages: ['neverthrow'] },
  // What every driver of a login needs.
  driver: { rooms: [...DOMAIN, 'use-cases', 'flow'], packages: ['neverthrow'] },
  inversify: { rooms: ['errors', 'login'], packages: ['inversify'] },
  testing: { rooms: [...DOMAIN, 'ports', 'flow', 'transcript', 'login'], packages: ['neverthrow'] },
  'streaming.ts': { rooms: ['ports', 'streaming'], packages: [] },
  'version.ts': { rooms: [], packages: [] },
  'index.ts': {
    rooms: [...DOMAIN, 'ports', 'use-cases', 'flow', 'login', 'driver', 'version.ts'],
    packages: [],
  },
};

const ours = ['@gatehouse-login/core', 'neverthrow'];
const STREAM = '@gatehouse-login/core/streaming';
const FLOW = '@gatehouse-login/core/flow';
const TRANSCRIPT = '@gatehouse-login/core/transcript';
const adaptersHttp: Record<string, Room> = {
  transport: { rooms: [], packages: [...ours, 'zod/mini'] },
  gateways: { rooms: ['transport'], packages: [...ours, STREAM, 'zod/mini'] },
  storage: { rooms: [], packages: [...ours, 'zod/mini'] },
  // An entry of its own, for what browsers have themselves.
  node: { rooms: ['transport'], packages: [...ours, 'tough-cookie'] },
  testing: { rooms: [], packages: [] },
  'index.ts': { rooms: ['transport', 'gateways', 'storage'], packages: [] },
};

const adaptersStreaming: Record<string, Room> = {
  'scripted-stream.ts': { rooms: [], packages: [...ours, STREAM] },
  // Everything that builds on the port, whoever implements it.
  feed: { rooms: [], packages: [...ours, STREAM] },
  lightstreamer: {
    rooms: [],
    packages: [...ours, STREAM],
    only: { 'lightstreamer-client-web': 'vendor.ts' },
  },
  'index.ts': { rooms: ['*'], packages: [] },
};

const page = ['@gatehouse-login/core', 'neverthrow', 'react', 'react-i18next'];
const webReact: Record<string, Room> = {
  // A server takes it as well, so it needs nothing of the page.
  documents: { rooms: [], packages: [], typePackages: ['@gatehouse-login/core'] },
  // The service worker, which is a program of its own.
  worker: { rooms: ['documents'], packages: ['@gatehouse-login/core'] },
  // The script inside a stamped document: it has to be small, so it imports types alone.
  early: { rooms: [], packages: [], typePackages: ['@gatehouse-login/core'] },
  widgets: {
    rooms: ['early'],
    packages: [...page, STREAM, '@floating-ui/dom', 'focus-trap'],
    only: {
      '@floating-ui/dom': 'floating/keep-beside.ts',
      'focus-trap': 'alert-dialog/keep-focus.ts',
    },
  },
  i18n: { rooms: [], packages: ['@gatehouse-login/core', 'i18next', 'react-i18next'] },
  flow: { rooms: ['early', 'i18n', 'widgets'], packages: ['@gatehouse-login/core', 'i18next'] },
  screens: {
    rooms: ['early', 'flow', 'i18n', 'styles', 'widgets'],
    packages: [...page, '@tanstack/react-form'],
  },
  page: { rooms: ['early', 'flow', 'i18n', 'screens', 'widgets'], packages: page },
  routes: { rooms: ['flow', 'screens'], packages: ['@gatehouse-login/core', '@tanstack/react-router'] },
  // Only this room may use the container.
  composition: {
    rooms: ['early'],
    packages: [
      '@gatehouse-login/core',
      '@gatehouse-login/core/inversify',
      '@gatehouse-login/adapters-http',
      '@gatehouse-login/adapters-streaming',
      'inversify',
      'reflect-metadata/lite',
    ],
  },
  // Renders documents ahead of time, in Node.
  stamp: {
    rooms: ['documents', 'early', 'flow', 'i18n', 'page'],
    packages: [
      '@gatehouse-login/core',
      'neverthrow',
      'node:*',
      'postcss',
      'react-dom/*',
      'virtual:early-script',
    ],
    only: { postcss: 'first-styles.ts' },
  },
  // Loaded only if the configuration has `telemetry`.
  telemetry: { rooms: [], packages: ['@gatehouse-login/core', 'web-vitals'] },
  boot: {
    rooms: ['composition', 'early', 'flow', 'i18n', 'page', 'routes', 'screens', 'telemetry'],
    packages: [
      '@gatehouse-login/core',
      TRANSCRIPT,
      '@gatehouse-login/adapters-http',
      'neverthrow',
      'react',
      'react-dom',
      'react-dom/*',
      'react-i18next',
    ],
  },
  // Live prices, from any stream. They are no part of the login.
  prices: { rooms: ['widgets'], packages: [...page, STREAM, 'i18next'] },
  // The entry of a page of prices that is built apart from the login.
  trader: {
    rooms: ['composition', 'prices', 'styles'],
    packages: [
      '@gatehouse-login/core',
      STREAM,
      '@gatehouse-login/adapters-http',
      '@gatehouse-login/adapters-streaming',
      'neverthrow',
      'react-dom/*',
    ],
  },
  // Every state of the page. It is built beside the site.
  gallery: {
    rooms: [
      'boot',
      'composition',
      'documents',
      'early',
      'flow',
      'i18n',
      'page',
      'prices',
      'screens',
      'stamp',
      'styles',
      'widgets',
      'worker',
    ],
    packages: [
      ...page,
      STREAM,
      '@gatehouse-login/core/testing',
      '@gatehouse-login/adapters-http',
      '@sinonjs/fake-timers',
      'react-dom/*',
    ],
  },
  styles: { rooms: [], packages: [] },
  testing: { rooms: [], packages: ['i18next', 'node:*', 'react', 'react-dom/*', 'react-i18next'] },
  'main.tsx': { rooms: ['boot', 'styles'], packages: [] },
  'browser-ports.ts': { rooms: ['composition'], packages: [] },
};

const command = ['@gatehouse-login/core', 'neverthrow', 'node:*'];
const folder = (name: string): string => `commands/${name}`;
const OF_EVERY_COMMAND = ['flags', 'driver', 'report', 'terminal', 'io.ts', 'commands/command.ts'];

/** A folder of `commands`: it may import what every command needs, and what is named. */
const ofCommand = (packages: readonly string[], ...rooms: readonly string[]): Room => ({
  rooms: [...OF_EVERY_COMMAND, 'commands/arguments', ...rooms],
  packages: [...command, ...packages],
});

const cliHarness: Record<string, Room> = {
  // What is written to and read from a terminal, whatever it says.
  terminal: { rooms: ['io.ts'], packages: ['neverthrow', 'node:*', 'read'] },
  report: { rooms: ['terminal', 'io.ts'], packages: command, only: { 'zod/mini': '.schema.ts' } },
  // Releases: the sites of a server, and the server's files.
  server: { rooms: [], packages: ['neverthrow', 'node:*'] },
  // Every request and its answer, without secrets.
  journal: { rooms: ['report', 'terminal', 'io.ts'], packages: command },
  // What a run is written as.
  formats: {
    rooms: ['report', 'terminal', 'import-file.ts'],
    packages: [...command, FLOW, 'd3-scale', 'd3-shape', 'hono/html', 'junit-report-builder'],
    typePackages: [
      ...['har-format', 'hono/utils/html'],
      // Loaded from the user's project.
      ...['@opentelemetry/exporter-metrics-otlp-http', '@opentelemetry/sdk-metrics'],
    ],
  },
  // A login page as a visitor uses it, without a person: the drivers' interface, the core's driver, the autopilot.
  driver: { rooms: ['report', 'terminal', 'io.ts'], packages: [...command, STREAM, TRANSCRIPT] },
  // Where passwords and codes come from.
  secrets: { rooms: ['driver', 'report', 'terminal', 'io.ts'], packages: command },
  // Reaching a site: the guard of production, its configuration, where a visitor begins, where a login leads.
  site: { rooms: ['driver', 'report', 'terminal'], packages: [...command, 'tldts'] },
  // Signing in at a site: what is asked for, who answers the page, the guard of wrong passwords.
  'signing-in': { rooms: ['secrets', 'site', 'driver', 'report', 'terminal', 'io.ts'], packages: command },
  // The language of scenarios: files, steps, mistakes.
  scenario: {
    rooms: ['secrets', 'driver', 'report', 'terminal'],
    packages: command,
    // Of zod and `yaml`, a command loads nothing unless it reads scenarios or profiles.
    only: { yaml: 'read-yaml.ts', 'zod/mini': '.schema.ts' },
  },
  // What flags there are: the help, profiles and the completion of shells are made from these tables.
  flags: { rooms: [], packages: ['@gatehouse-login/core', STREAM] },
  // What a file of profiles may hold.
  profile: { rooms: ['flags', 'scenario'], packages: command, only: { 'zod/mini': '.schema.ts' } },
  // Plays a scenario through a driver.
  player: {
    rooms: ['scenario', 'secrets', 'signing-in', 'driver', 'report', 'terminal', 'io.ts'],
    packages: command,
    typePackages: ['@gatehouse-login/sandbox'],
  },
  // Plays scenarios for many visitors at once, for engines of load tests.
  load: {
    rooms: ['player', 'scenario', 'signing-in', 'site', 'driver', 'report', 'harness', 'io.ts'],
    packages: command,
    only: { 'zod/mini': '.schema.ts' },
  },
  // What a command is, and what it works with.
  'commands/command.ts': {
    rooms: ['flags', 'driver', 'report', 'terminal', 'io.ts'],
    packages: [],
    typePackages: ['@gatehouse-login/sandbox', 'neverthrow'],
  },
  'commands/called-as.ts': { rooms: ['io.ts'], packages: [] },
  // From a command line to the flags that were given.
  'commands/arguments': ofCommand([]),
  'commands/profile': ofCommand([], 'profile', 'scenario', 'import-file.ts'),
  'commands/reports': ofCommand([], 'formats'),
  'commands/stamp': ofCommand(
    [],
    ...['built-site.ts', 'renderer.ts', 'scenario', 'server', 'commands/check', 'commands/findings'],
  ),
  'commands/sandbox': ofCommand(
    ['@gatehouse-login/sandbox'],
    'site',
    'built-site.ts',
    'renderer.ts',
    'commands/called-as.ts',
    'commands/check',
    'commands/stamp',
  ),
  // Where a command line leads: a site, or a sandbox that is started for it.
  'commands/site': ofCommand(['@gatehouse-login/sandbox'], 'site', 'journal', 'commands/sandbox'),
  'commands/completion': ofCommand([]),
  // What can be found in a configuration without a site, and how it is told.
  'commands/findings': ofCommand(['@gatehouse-login/sandbox']),
  'commands/check': {
    ...ofCommand(
      ['@gatehouse-login/sandbox'],
      ...['built-site.ts', 'renderer.ts', 'scenario', 'commands/findings'],
    ),
    only: { 'jsonc-parser': 'json-places.ts' },
  },
  'commands/doctor': {
    ...ofCommand(['@gatehouse-login/sandbox', STREAM], 'site', 'commands/findings', 'commands/site'),
    only: { parse5: 'document-parts.ts' },
  },
  'commands/deploy': ofCommand([], 'server', 'commands/check', 'commands/stamp'),
  'commands/explain': ofCommand([TRANSCRIPT], 'version.ts'),
  'commands/flow': ofCommand([FLOW]),
  'commands/init': ofCommand([], 'site', 'commands/called-as.ts'),
  'commands/load': {
    ...ofCommand([], 'formats', 'commands/reports'),
    only: { 'zod/mini': '.schema.ts' },
  },
  'commands/login': ofCommand(
    [],
    'journal',
    'secrets',
    'signing-in',
    'site',
    'commands/reports',
    'commands/site',
  ),
  'commands/password': ofCommand([], 'secrets'),
  'commands/redirect': ofCommand([], 'site', 'commands/site'),
  'commands/stream': ofCommand([STREAM], 'site', 'commands/login'),
  'commands/run': {
    ...ofCommand(
      ['@gatehouse-login/sandbox'],
      ...['formats', 'journal', 'player', 'scenario', 'secrets', 'signing-in', 'site', 'version.ts'],
      ...['commands/reports', 'commands/sandbox', 'commands/site', 'commands/stream'],
    ),
    only: { 'log-update': 'draw-lines.ts' },
  },
  'commands/report': ofCommand([], 'formats', 'commands/reports', 'commands/run'),
  // Which commands there are.
  commands: {
    rooms: [
      ...OF_EVERY_COMMAND,
      'commands/arguments',
      ...[
        'check',
        'completion',
        'deploy',
        'doctor',
        'explain',
        'flow',
        'init',
        'load',
        'login',
        'password',
        'profile',
        'redirect',
      ].map(folder),
      ...['report', 'run', 'sandbox', 'stamp', 'stream'].map(folder),
    ],
    packages: ['neverthrow'],
  },
  composition: {
    rooms: ['browser', 'driver', 'io.ts'],
    typePackages: ['playwright-core'],
    packages: [
      ...command,
      TRANSCRIPT,
      '@gatehouse-login/core/inversify',
      '@gatehouse-login/adapters-http',
      '@gatehouse-login/adapters-http/node',
      '@gatehouse-login/adapters-streaming',
      'inversify',
    ],
  },
  testing: { rooms: ['scenario', 'io.ts'], packages: [] },
  'built-site.ts': { rooms: [], packages: ['node:*'] },
  'import-file.ts': { rooms: [], packages: ['node:*'] },
  'io.ts': { rooms: [], packages: ['node:*'] },
  'renderer.ts': {
    rooms: ['import-file.ts'],
    packages: ['node:*', 'neverthrow'],
    typePackages: ['@gatehouse-login/core'],
  },
  'version.ts': { rooms: [], packages: [] },
  'run.ts': {
    rooms: ['commands', 'commands/command.ts', 'composition', 'report', 'io.ts', 'version.ts'],
    packages: ['@gatehouse-login/sandbox'],
  },
  // The login page in a browser, which the user's own Playwright drives.
  browser: {
    rooms: ['driver', 'journal', 'report', 'terminal', 'import-file.ts', 'io.ts'],
    packages: [...command, TRANSCRIPT],
    typePackages: ['playwright-core'],
  },
  // Signing in, for programs.
  harness: {
    rooms: [
      'browser',
      'signing-in',
      'secrets',
      'site',
      'driver',
      'report',
      'terminal',
      'built-site.ts',
      'io.ts',
    ],
    packages: [...command, '@gatehouse-login/sandbox'],
  },
  'create-harness.ts': { rooms: ['harness', 'composition'], packages: [] },
  'load.ts': { rooms: ['load', 'composition'], packages: [] },
  'main.ts': { rooms: ['run.ts', 'composition', 'version.ts'], packages: [] },
  'playwright.ts': { rooms: ['browser', 'create-harness.ts', 'harness'], packages: [] },
  'index.ts': {
    rooms: [
      'commands/sandbox',
      'create-harness.ts',
      'driver',
      'harness',
      'profile',
      'run.ts',
      'report',
      'scenario',
      'terminal',
      'io.ts',
    ],
    packages: [],
  },
};

const room = (...rooms: string[]): Room => ({
  rooms,
  packages: ['hono', 'hono/*', 'neverthrow', 'node:*'],
  only: { 'zod/mini': '.schema.ts', yaml: 'read-yaml.ts' },
});
const server = (...rooms: string[]): Room => ({
  ...room(...rooms),
  packages: [...room().packages, '@hono/node-server', '@hono/node-server/*'],
});
const STATE = ['brands', 'faults', 'http', 'inbox', 'journal', 'people', 'time-and-chance'];
const WORLD = [...STATE, 'world'];
// From the bottom up: no room imports one that comes after it.
const sandbox: Record<string, Room> = {
  'time-and-chance': room(),
  brands: room(),
  pages: room(),
  headers: room('brands'),
  http: server('brands', 'headers'),
  events: room('http'),
  faults: room('brands', 'http', 'time-and-chance'),
  people: room('brands', 'faults'),
  inbox: room('events', 'pages'),
  journal: room('events', 'http'),
  world: room(...STATE),
  api: room(...WORLD),
  openapi: room('http', 'api'),
  // Its WebSockets come from a library; the rest is written from the protocol's description.
  stream: { ...room(...WORLD, 'api'), packages: [...room().packages, 'ws'] },
  landing: room(...WORLD, 'pages'),
  neighbours: room(...WORLD, 'pages'),
  home: room(...WORLD, 'pages'),
  handles: room(...WORLD, 'events', 'home', 'landing', 'neighbours', 'openapi', 'pages', 'stream'),
  sites: room(...WORLD, 'api', 'handles', 'headers', 'home', 'landing', 'neighbours', 'pages', 'stream'),
  start: server(...WORLD, 'headers', 'sites', 'stream'),
  testing: room('*'),
  'index.ts': { rooms: [...WORLD, 'landing', 'sites', 'start', 'stream'], packages: [] },
};

const ENGINE = [
  'artillery.ts',
  'hide-rows.ts',
  'known-names.ts',
  'lateness.ts',
  'measure.ts',
  'payload.ts',
  'steps.ts',
  'stop.ts',
];
const engineFile = (...rooms: string[]): Room => ({
  rooms,
  packages: ['node:*', '@gatehouse-login/cli-harness/load'],
});
const artilleryEngine: Record<string, Room> = {
  // The types of Artillery's interface.
  'artillery.ts': engineFile(),
  ...Object.fromEntries(ENGINE.slice(1).map((file) => [file, engineFile('artillery.ts')])),
  'engine.ts': engineFile(...ENGINE),
  'index.ts': engineFile('engine.ts'),
  testing: {
    ...engineFile('artillery.ts', 'engine.ts'),
    packages: ['node:*', '@gatehouse-login/sandbox', 'yaml'],
  },
};

/** The table: package → room → what it may import. A room that is not listed is a violation. */
export const ROOMS: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  core,
  'adapters-http': adaptersHttp,
  'adapters-streaming': adaptersStreaming,
  'web-react': webReact,
  sandbox,
  'cli-harness': cliHarness,
  'artillery-engine': artilleryEngine,
};

/** The only files that may throw. All others return errors as values. */
export const THROWERS = ['core/errors/invariant.ts', 'core/errors/unreachable.ts'];
