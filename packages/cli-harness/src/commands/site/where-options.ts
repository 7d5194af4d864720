import { BRANDS, LANGUAGES, PLATFORM_TYPES, REGIONS } from '@gatehouse-login/core';
import type { OptionSpecs } from '../command.ts';

const WHERE = 'Where:';

/** The flags that name a login page and what a visitor asks it for. */
export const WHERE_OPTIONS = {
  site: {
    value: 'URL',
    about: 'the address of a login page; it may name a region and a query',
    group: WHERE,
  },
  sandbox: { about: 'a built-in platform that is started for this login', group: WHERE },
  profile: {
    value: 'NAME',
    about: 'take flags that are not given from this profile of gatehouse.config.yaml',
    group: WHERE,
  },
  config: {
    value: 'FILE',
    about: "with --site: use this configuration instead of the site's own",
    group: WHERE,
  },
  brand: {
    value: 'BRAND',
    choices: BRANDS,
    about: `${BRANDS.join(', ')}; with --site it must be the brand of the site`,
    group: WHERE,
  },
  region: {
    value: 'REGION',
    choices: REGIONS,
    about: "one of the brand's regions, such as en-uk",
    group: WHERE,
  },
  lang: {
    value: 'LANGUAGE',
    choices: LANGUAGES,
    about: `${LANGUAGES.join(', ')}; or with a region, such as en-us`,
    group: WHERE,
  },
  platform: { value: 'PLATFORM', choices: PLATFORM_TYPES, about: PLATFORM_TYPES.join(', '), group: WHERE },
  'redirect-uri': {
    value: 'URI',
    about: 'the partner address to return to; the TradingView brands need one',
    group: WHERE,
  },
  state: { value: 'TEXT', about: 'a text that is returned to the partner unchanged', group: WHERE },
} as const satisfies OptionSpecs;

/** The flags of every command that connects to a site. */
export const CONNECTION_OPTIONS = {
  verbose: { about: 'show each request and its answer on standard error, with secrets masked' },
  timeout: {
    value: 'SECONDS',
    about: 'how long each call may take (default: 15 to log in, 10 for the account, 8 for a file)',
  },
  ca: { value: 'FILE', about: 'also trust the certificate authorities in this PEM file' },
} as const satisfies OptionSpecs;
