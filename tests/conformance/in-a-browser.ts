import type { Rule } from './rules.ts';
import type { Title } from './titles.ts';

/** The sections whose rules need a test in a browser. */
const SEEN: readonly string[] = ['2', '4', '5', '8', '9'];

const IN_A_BROWSER = /^tests\/e2e\/[^/]+\.test\.ts$/;

/** Returns the rules about what visitors see and do that no test in a browser names. */
export const unseenIn = (rules: readonly Rule[], titles: readonly Title[]): readonly string[] => {
  const shown = new Set(titles.flatMap(({ file, ids }) => (IN_A_BROWSER.test(file) ? ids : [])));
  return rules
    .filter(({ id, binds }) => binds !== 'nobody' && SEEN.includes(id.split('.')[0] ?? ''))
    .filter(({ id }) => !shown.has(id))
    .map(({ id, rule }) => `no test in tests/e2e names ${id}: ${rule}`);
};
