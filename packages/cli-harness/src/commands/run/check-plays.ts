import { checkOutside } from '../../scenario/check-outside.ts';
import { checkPeople } from '../../scenario/check-people.ts';
import type { Mistakes } from '../../scenario/mistake.ts';
import type { Play } from './plays.ts';

/**
 * Finds mistakes that depend on where a scenario is played: people whom nobody knows, passwords in a file that is not about
 * the sandbox, and faults of a site that cannot be told to fail.
 */
export function checkPlays(plays: readonly Play[], personas: readonly string[], mistakes: Mistakes): void {
  const hints = new Map<string, string>();
  for (const { scenario, site } of plays) {
    const isSandbox = site.kind === 'sandbox';
    if (!isSandbox) checkOutside(scenario, mistakes);
    const known = [...scenario.people.keys(), ...(isSandbox ? personas : [])];
    checkPeople(scenario.steps, known, hints, mistakes);
  }
}
