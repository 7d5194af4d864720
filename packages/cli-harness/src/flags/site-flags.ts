import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import type { Flags } from './flag.ts';

const group = 'Where:';
const OF_VISIT = { group, inProfile: 'everywhere' } as const;

/** The flags that name a login page and what a visitor asks it for. */
export const WHERE_FLAGS = {
  site: {
    value: 'URL',
    about: 'the address of a login page; it may name a region and a query',
    ...OF_VISIT,
    oneOf: 'place',
  },
  sandbox: { about: 'a built-in platform that is started for this login', group, oneOf: 'place' },
  profile: {
    value: 'NAME',
    about: 'take flags that are not given from this profile of gatehouse.config.yaml',
    group,
  },
  config: {
    value: 'FILE',
    about: "with --site: use this configuration instead of the site's own",
    group,
    inProfile: 'of-site',
  },
  brand: {
    value: 'BRAND',
    choices: BRANDS,
    about: `${BRANDS.join(', ')}; with --site it must be the brand of the site`,
    ...OF_VISIT,
  },
  region: {
    value: 'REGION',
    choices: REGIONS,
    about: "one of the brand's regions, such as en-uk",
    ...OF_VISIT,
  },
  lang: {
    value: 'LANGUAGE',
    choices: LANGUAGES,
    about: `${LANGUAGES.join(', ')}; or with a region, such as en-us`,
    ...OF_VISIT,
    open: true,
  },
  platform: {
    value: 'PLATFORM',
    choices: PLATFORM_TYPES,
    about: PLATFORM_TYPES.join(', '),
    ...OF_VISIT,
  },
  'redirect-uri': {
    value: 'URI',
    about: 'the partner address to return to; the TradingView brands need one',
    ...OF_VISIT,
  },
  state: {
    value: 'TEXT',
    about: 'a text that is returned to the partner unchanged',
    ...OF_VISIT,
  },
} as const satisfies Flags;

/** The flags of every command that connects to a site. */
export const CONNECTION_FLAGS = {
  verbose: {
    about: 'show each request and its answer on standard error, with secrets masked',
    contradicts: 'quiet',
  },
  timeout: {
    value: 'SECONDS',
    about: 'how long each call may take (default: 15 to log in, 10 for the account, 8 for a file)',
    inProfile: 'everywhere',
    numeric: true,
  },
  ca: {
    value: 'FILE',
    about: 'also trust the certificate authorities in this PEM file',
    inProfile: 'of-site',
  },
} as const satisfies Flags;
