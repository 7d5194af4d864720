import type { PageName } from './bench-page.ts';
import { PROFILES, type Profile } from './profiles.ts';
import type { Results } from './report.ts';

/** How long a page may take until it is usable, as a share of another page's time in the same run. */
interface Budget {
  readonly page: PageName;
  readonly profile: Profile['name'];
  readonly than: PageName;
  readonly atMost: number;
}

const BUDGETS: readonly Budget[] = [
  { page: 'stamped', profile: 'slow-4g', than: 'static', atMost: 1.15 },
  { page: 'stamped', profile: 'slow-4g', than: 'react', atMost: 0.45 },
  { page: 'stamped', profile: 'lighthouse', than: 'static', atMost: 1.05 },
  { page: 'unstamped', profile: 'slow-4g', than: 'static', atMost: 4.5 },
];

/** How long the stamped page may keep the visitor waiting in long tasks, in milliseconds, beyond 50 each. */
const BLOCKING = 100;

/** One budget, judged. */
export interface Verdict {
  readonly text: string;
  readonly isKept: boolean;
}

const judgeLosses = (profile: Profile['name'], results: Results): readonly Verdict[] =>
  (['stamped', 'unstamped'] as const).flatMap((page) => {
    const { lost = 0, shift = 0 } = results[page] ?? {};
    if (lost === 0 && shift === 0) return [];
    return [{ text: `${page}, ${profile}: lost ${lost} characters, layout shift ${shift}`, isKept: false }];
  });

const judgeBlocking = (profile: Profile['name'], { stamped }: Results): readonly Verdict[] => {
  if (stamped === undefined) return [];
  const { inAll } = stamped.blocking;
  const text = `stamped, ${profile}: ${inAll.toFixed(0)} ms blocked (at most ${BLOCKING})`;
  return [{ text, isKept: inAll <= BLOCKING }];
};

/** Judges the budgets of the pages that were measured. No page of ours may lose a character or move. */
export const judge = (resultsOf: (profile: Profile['name']) => Results): readonly Verdict[] => [
  ...PROFILES.flatMap(({ name }) => judgeLosses(name, resultsOf(name))),
  ...PROFILES.flatMap(({ name }) => judgeBlocking(name, resultsOf(name))),
  ...BUDGETS.flatMap(({ page, profile, than, atMost }) => {
    const results = resultsOf(profile);
    const [own, other] = [results[page], results[than]];
    if (own === undefined || other === undefined) return [];
    const share = own.usable / other.usable;
    const text = `${page}, ${profile}: ${share.toFixed(2)} × ${than} (at most ${atMost})`;
    return [{ text, isKept: share <= atMost }];
  }),
];
