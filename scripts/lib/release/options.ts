import type { Step } from './obstacles.ts';

/** What the command line asks for. */
export type Options = {
  readonly step: Step;
  readonly isDry: boolean;
  /** Whether the commit has passed the tests already. */
  readonly isTested: boolean;
};

const USAGE = `npm run release version              raises the version and writes the changelog
npm run release                      builds, tests and packs the release
npm run release -- --dry-run         says what it would do; also after "version"
npm run release -- --without-tests   for a commit that "npm test" has passed`;

/** Reads a command line. Returns what is wrong with it instead. */
export const optionsIn = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | string => {
  const words = args.filter((arg) => arg !== '--dry-run' && arg !== '--without-tests');
  const [word, ...more] = words;
  const wrong = word === undefined || word === 'version' ? more[0] : word;
  if (wrong !== undefined) return `There is no "${wrong}" here. What there is:\n\n${USAGE}`;
  const step = word === undefined ? 'release' : 'version';
  const isTested = args.includes('--without-tests');
  if (step === 'version' && isTested) return `"version" runs no tests. What there is:\n\n${USAGE}`;
  // Without the two dashes, npm takes the option for its own and passes it on like this.
  const isDry = args.includes('--dry-run') || env.npm_config_dry_run === 'true';
  return { step, isDry, isTested };
};
