import { STREAM_TRANSPORTS } from '@gatehouse-login/core/streaming';
import type { Flags, Given } from './flag.ts';
import { LOGIN_FLAGS } from './login-flags.ts';
import { CONNECTION_FLAGS, WHERE_FLAGS } from './site-flags.ts';

const ONE_OBJECT = { about: 'print one JSON object' } as const;

/** The flags of `gatehouse check`. */
export const CHECK_FLAGS = {
  origin: { value: 'URL', about: 'the origin that the site will have, such as https://login.example' },
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse deploy`. */
export const DEPLOY_FLAGS = {
  from: { value: 'DIR', about: 'the release, as gatehouse stamp --server has written it' },
  to: {
    value: 'DIR',
    about: 'the folder on the server that holds the releases, and the link current to the one that counts',
  },
  rollback: { about: 'go back to the release before this one' },
  reload: {
    value: 'COMMAND',
    about:
      "what makes the server read its files again, such as 'systemctl reload nginx'; if it fails, all stays as it was",
  },
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse doctor`. */
export const DOCTOR_FLAGS = {
  config: { value: 'FILE', about: "use this configuration instead of the site's own" },
  ...CONNECTION_FLAGS,
  'allow-production': { about: 'check the app keys also at a host that looks like production' },
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse explain`. */
export const EXPLAIN_FLAGS = { json: ONE_OBJECT } as const satisfies Flags;

/** The flags of `gatehouse flow`. */
export const FLOW_FLAGS = {
  in: { value: 'STATE', about: 'what can happen in this state, such as login or two-factor' },
  if: { value: 'EVENT', about: 'what this event leads to, such as submitted or code-refused' },
  mermaid: { about: 'draw the flow as a Mermaid flowchart' },
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse init`. */
export const INIT_FLAGS = {
  site: { value: 'URL', about: 'the address of the login page that the scenarios are for' },
  sandbox: { about: 'scenarios for the built-in platform' },
} as const satisfies Flags;

/** The flags of `gatehouse password check`. */
export const PASSWORD_CHECK_FLAGS = {
  'password-env': { value: 'NAME', about: 'read the password from this environment variable' },
  'password-file': { value: 'FILE', about: 'read the password from this file' },
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The values of `--two-factor`. */
export const TWO_FACTOR = ['off', 'enabled', 'mandatory'] as const;

/** The flags of `gatehouse redirect explain` and `gatehouse redirect build`. */
export const REHEARSAL_FLAGS = {
  ...WHERE_FLAGS,
  user: { value: 'NAME', about: 'the user name of the invented visitor' },
  'two-factor': {
    value: 'STATE',
    choices: TWO_FACTOR,
    about: `two-factor authentication of the visitor's first account operator: ${TWO_FACTOR.join(', ')}`,
  },
  ...CONNECTION_FLAGS,
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse redirect check`. */
export const REDIRECT_CHECK_FLAGS = {
  site: WHERE_FLAGS.site,
  profile: WHERE_FLAGS.profile,
  sandbox: WHERE_FLAGS.sandbox,
  config: WHERE_FLAGS.config,
  brand: WHERE_FLAGS.brand,
  ...CONNECTION_FLAGS,
  json: ONE_OBJECT,
} as const satisfies Flags;

/** The flags of `gatehouse sandbox`. */
export const SANDBOX_FLAGS = {
  port: {
    value: 'PORT',
    about: 'the first of eight ports: 4300 by default, or GATEHOUSE_PORT; 0 for free ports',
  },
  'site-dir': {
    value: 'DIR',
    about: 'the folder of a built login page to serve instead of the one that comes with this command',
  },
  'docs-dir': {
    value: 'DIR',
    about: 'the folder of built documentation, to serve under /docs of the home page',
  },
  'dev-server': {
    value: 'URL',
    about: 'a development server on this machine that serves the login page instead',
  },
  config: {
    value: 'FILE',
    about:
      "a configuration of a brand, which its port plays: everything but the addresses, which are the sandbox's",
  },
  personas: { value: 'FILE', about: 'the people who can sign in, as YAML, instead of the built-in ones' },
  seed: { value: 'NUMBER', about: 'use the same codes, sessions and chances in every run' },
  json: { about: 'print the addresses and the people as one JSON object' },
} as const satisfies Flags;

const SERVER = 'Server:';

/** The flags of `gatehouse stamp` that say how a site is served. */
export const SERVER_FLAGS = {
  server: {
    value: 'SERVER',
    choices: ['nginx', 'caddy'],
    about:
      'also write the files of this server, nginx or caddy: --out becomes a release, with one site for each host',
    group: SERVER,
  },
  api: {
    value: 'URL',
    about: 'where the server finds the API that the page calls on its own origin',
    group: SERVER,
  },
  certificates: {
    value: 'DIR',
    about:
      'the folder with HOST/fullchain.pem and HOST/privkey.pem; without it, something in front of the server ends TLS',
    group: SERVER,
  },
  listen: {
    value: 'PORT',
    about: 'the port of the server: 443 with certificates, else 8080',
    group: SERVER,
    numeric: true,
  },
  proxies: {
    value: 'RANGES',
    about:
      'the addresses of the proxies and the CDN in front, separated by commas, whose X-Forwarded-For counts',
    group: SERVER,
  },
  logons: {
    value: 'COUNT',
    about:
      'how many calls that change something an address may make in a minute (60 if left out); 0 for any number',
    group: SERVER,
    numeric: true,
  },
  log: {
    value: 'FILE',
    about: 'the log of requests, as lines of JSON (/var/log/nginx/gatehouse.log if left out)',
    group: SERVER,
  },
} as const satisfies Flags;

/** The flags of `gatehouse stamp`. */
export const STAMP_FLAGS = {
  site: {
    value: 'DIR',
    about: 'the folder of the built login page, if not the one that comes with this command',
  },
  config: { value: 'FILE', about: "the brand's configuration, which becomes configs/config.json" },
  out: {
    value: 'DIR',
    about: 'where the finished site goes: a new or empty folder, or one that was stamped before',
  },
  origin: { value: 'URL', about: 'the origin that the site will have, such as https://login.example' },
  artwork: { value: 'DIR', about: "the folder of the brand's own mark.svg, logo.svg and panel.svg" },
  keep: {
    value: 'DAYS',
    about: 'how long the scripts of earlier builds stay for pages that are open (14 if left out)',
  },
  json: ONE_OBJECT,
  ...SERVER_FLAGS,
} as const satisfies Flags;

const { 'show-session': _, json: __, ...ofLogin } = LOGIN_FLAGS;

/** The flags of `gatehouse stream`: those of a login, and what to stream. */
export const STREAM_FLAGS = {
  markets: { value: 'NAMES', about: 'names or ids of markets, separated by commas', group: 'What:' },
  for: {
    value: 'TIME',
    about: 'how long, such as 30s, 5m or 500ms; until interrupted if left out',
    group: 'What:',
  },
  'expect-updates': {
    value: 'COUNT',
    about: 'end as soon as so many updates have arrived; fail if --for is over before',
    group: 'What:',
  },
  transport: {
    value: 'TRANSPORT',
    about: `use only this one: ${STREAM_TRANSPORTS.join(', ')}`,
    group: 'What:',
  },
  ...ofLogin,
  json: { about: 'print JSON lines on a terminal, too', group: 'Output:' },
} as const satisfies Flags;

/** The flags of `gatehouse load report`. */
export const LOAD_REPORT_OPTIONS = {
  html: { value: 'FILE', about: 'write the page to this file; - is standard output' },
  json: { about: 'print the key figures as one JSON object' },
} as const satisfies Flags;

/** The values of the flags of `gatehouse load report`. */
export type LoadReportGiven = Given<typeof LOAD_REPORT_OPTIONS>;
