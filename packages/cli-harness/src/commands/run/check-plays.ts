import { type Mistakes, meant } from '../../scenario/mistake.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { SecretValue } from '../../scenario/secret-value.ts';
import type { Action } from '../../scenario/step.ts';
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
    for (const { ask } of scenario.steps) {
      if (!('do' in ask) || ask.do !== 'sign-in' || typeof ask.who !== 'string') continue;
      // A variable that nobody knows is a mistake of its own.
      if (ask.who.includes('$'.concat('{'))) continue;
      const known = [...scenario.people.keys(), ...(isSandbox ? personas : [])];
      if (!known.includes(ask.who)) {
        const hint = hints.get(ask.who) ?? (meant(ask.who, known) || (hints.size > 0 ? '' : listOf(known)));
        hints.set(ask.who, hint);
        mistakes.add(ask.whoPlace, `There is no person "${ask.who}".${hint}`);
      }
    }
  }
}

/** Everybody there is. The sandbox has so many people that one list has to do for all mistakes. */
const listOf = (known: readonly string[]): string =>
  known.length === 0 ? ' Describe them under "people".' : ` The people are ${known.join(', ')}.`;

const OF_SANDBOX: readonly Action['do'][] = ['set-fault', 'clear-faults', 'forget'];

function checkOutside({ steps, people, sandbox }: Scenario, mistakes: Mistakes): void {
  for (const { ask, place } of steps) {
    if (!('do' in ask)) continue;
    if (OF_SANDBOX.includes(ask.do)) mistakes.add(place, NO_FAULTS);
    for (const secret of secretsOf(ask)) refusePublic(secret, mistakes);
  }
  for (const { password } of people.values()) refusePublic(password, mistakes);
  const [first] = sandbox.faults;
  const place = first?.place ?? sandbox.settings?.place;
  if (place !== undefined) mistakes.add(place, NO_FAULTS);
}

function refusePublic(secret: SecretValue | undefined, mistakes: Mistakes): void {
  if (secret?.kind === 'text' && secret.isPublic) mistakes.add(secret.place, PUBLIC, true);
}

/** The secrets of an action, as far as the file has them. */
export function secretsOf(action: Action): readonly SecretValue[] {
  if (action.do === 'sign-in') {
    const own = typeof action.who === 'string' ? undefined : action.who.password;
    return [action.password, own].filter((each) => each !== undefined && each !== null && each !== 'wrong');
  }
  if (action.do !== 'change-password') return [];
  return [action.to, action.old, action.again].filter((each) => each !== null && each !== 'new');
}
