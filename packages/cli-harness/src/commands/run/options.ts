import type { Flags, Given } from '../../flags/flag.ts';
import { CONNECTION_FLAGS, WHERE_FLAGS } from '../../flags/site-flags.ts';
import { VIAS } from '../../flags/via.ts';
import { REPORT_OPTIONS } from '../reports/options.ts';

const { site, sandbox, profile, config, brand, region, lang, platform } = WHERE_FLAGS;
const WHICH = 'Which:';
const HOW = 'How:';
const OUTPUT = 'Output:';

/** The flags of `gatehouse run`. */
export const RUN_OPTIONS = {
  site: { ...site, about: 'the address of a login page, instead of the one in the files' },
  sandbox: { ...sandbox, about: 'a built-in platform that is started for this run' },
  profile,
  config,
  brand: { ...brand, about: 'the brand, where a scenario names none' },
  region: { ...region, about: 'the region, where a scenario names none' },
  lang: { ...lang, about: 'the language, where a scenario names none' },
  platform: { ...platform, about: 'the platform, where a scenario names none' },
  matrix: {
    value: 'DIMENSIONS',
    about:
      "play each scenario at every point, as in 'brand=kq,forex language'; a name alone means all values",
    group: WHICH,
  },
  tags: {
    value: 'TAGS',
    about: 'only scenarios with one of these tags, as in smoke,partner; !slow leaves those with it out',
    group: WHICH,
  },
  grep: {
    value: 'TEXT',
    about: 'only scenarios whose name has this text or fits /this pattern/',
    group: WHICH,
  },
  shard: { value: 'N/M', about: 'only the Nth of M parts, to share a run among machines', group: WHICH },
  repeat: { value: 'COUNT', about: 'play each scenario so many times', group: WHICH },
  via: {
    value: 'DRIVER',
    choices: VIAS,
    about: 'core (default) uses no browser, ui the login page in a browser, both compares the two',
    group: HOW,
  },
  pictures: {
    value: 'DIR',
    about: 'with ui or both: write a picture of the page at each expectation',
    group: OUTPUT,
  },
  workers: { value: 'COUNT', about: 'how many scenarios at once (default: 4)', group: HOW },
  pace: {
    value: 'COUNT',
    about: 'how many requests a second a host gets that is not this machine (default: 20)',
    group: HOW,
  },
  bail: { about: 'stop after the first failure', group: HOW },
  watch: { about: 'play again whenever a file changes', group: HOW },
  timeout: { ...CONNECTION_FLAGS.timeout, group: HOW },
  'allow-production': { about: 'allow a host that looks like production', group: HOW },
  ca: { ...CONNECTION_FLAGS.ca, group: HOW },
  report: { ...REPORT_OPTIONS.report, group: OUTPUT },
  gallery: { ...REPORT_OPTIONS.gallery, group: OUTPUT },
  json: { about: 'print the report as one JSON object', group: OUTPUT },
  verbose: { ...CONNECTION_FLAGS.verbose, group: OUTPUT },
  quiet: { about: 'print only failures and the summary', group: OUTPUT },
} as const satisfies Flags;

/** The flags of a command line of `gatehouse run`. */
export type RunGiven = Given<typeof RUN_OPTIONS>;
