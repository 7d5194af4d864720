import { type Mistakes, meant } from '../../scenario/mistake.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Action, Ask, SecretValue } from '../../scenario/step.ts';
import type { Play } from './plays.ts';

const PUBLIC =
  'Everybody who has the file can read this password. Take it from { env: NAME }, { file: PATH } or { command: LINE }.';
const NO_FAULTS = 'Only the built-in sandbox can be told to fail. Run this with --sandbox.';

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
    for (const { ask } of scenario.steps) {
      if (!('do' in ask) || ask.do !== 'sign-in' || !('text' in ask.who)) continue;
      const { text, place } = ask.who;
      // A variable that nobody knows is a mistake of its own.
      if (known.includes(text) || text.includes('$'.concat('{'))) continue;
      const hint = hints.get(text) ?? (meant(text, known) || (hints.size > 0 ? '' : listOf(known)));
      hints.set(text, hint);
      mistakes.add(place, `There is no person "${text}".${hint}`);
    }
  }
}

/** Everybody there is. The sandbox has so many people that one list has to do for all mistakes. */
const listOf = (known: readonly string[]): string =>
  known.length === 0 ? ' Describe them under "people".' : ` The people are ${known.join(', ')}.`;

const OF_SANDBOX: readonly Action['do'][] = ['set-fault', 'clear-faults', 'forget'];

function checkOutside(scenario: Scenario, mistakes: Mistakes): void {
  const { steps, faults, settings } = scenario;
  for (const { ask, place } of steps)
    if ('do' in ask && OF_SANDBOX.includes(ask.do)) mistakes.add(place, NO_FAULTS);
  for (const secret of secretsOf(scenario))
    if (secret.kind === 'text' && secret.place !== undefined) mistakes.add(secret.place, PUBLIC, true);
  const place = faults[0]?.place ?? settings?.place;
  if (place !== undefined) mistakes.add(place, NO_FAULTS);
}

/** The secrets of a scenario, as far as its file has them. */
export const secretsOf = ({ steps, people }: Scenario): readonly SecretValue[] =>
  [
    ...steps.flatMap(({ ask }) => secretsIn(ask)),
    ...[...people.values()].map(({ password }) => password),
  ].filter((each) => each !== null);

function secretsIn(ask: Ask): readonly (SecretValue | null)[] {
  if (!('do' in ask)) return [];
  if (ask.do === 'change-password') return [ask.to, ask.old, ask.again];
  if (ask.do !== 'sign-in') return [];
  return [ask.password, 'text' in ask.who ? null : ask.who.password];
}
