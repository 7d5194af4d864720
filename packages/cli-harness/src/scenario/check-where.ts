import { type Mistakes, meant } from './mistake.ts';
import type { Scenario } from './scenario.ts';
import type { Action, Ask, SecretValue } from './step.ts';

/** Where a scenario is played, as far as its mistakes depend on it. */
export interface PlayedWhere {
  readonly isSandbox: boolean;
  /** The people of the sandbox, by their ids. */
  readonly personas: readonly string[];
}

const PUBLIC =
  'Everybody who has the file can read this password. Take it from { env: NAME }, { file: PATH } or { command: LINE }.';
const NO_FAULTS = 'Only the built-in sandbox can be told to fail. Run this with --sandbox.';

/** What only a sandbox can do. */
export const OF_SANDBOX: readonly Action['do'][] = ['set-fault', 'clear-faults', 'forget'];

type Checked = Pick<Scenario, 'steps' | 'people' | 'faults' | 'settings'>;

/**
 * Reports mistakes that depend on where a scenario is played: people who do not exist, and outside of the sandbox passwords
 * in plain text and faults. Pass the same `hints` for all scenarios, so that only the first mistake lists all people.
 */
export function checkWhere(
  scenario: Checked,
  { isSandbox, personas }: PlayedWhere,
  mistakes: Mistakes,
  hints: Map<string, string> = new Map(),
): void {
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

/** Returns a hint with the ids of all people. */
const listOf = (known: readonly string[]): string =>
  known.length === 0 ? ' Describe them under "people".' : ` The people are ${known.join(', ')}.`;

function checkOutside(scenario: Checked, mistakes: Mistakes): void {
  const { steps, faults, settings } = scenario;
  for (const { ask, place } of steps)
    if ('do' in ask && OF_SANDBOX.includes(ask.do)) mistakes.add(place, NO_FAULTS);
  for (const secret of secretsOf(scenario))
    if (secret.kind === 'text' && secret.place !== undefined) mistakes.add(secret.place, PUBLIC, true);
  const place = faults[0]?.place ?? settings?.place;
  if (place !== undefined) mistakes.add(place, NO_FAULTS);
}

/** Returns the passwords in the file of a scenario, and the sources that it names for others. */
export const secretsOf = ({ steps, people }: Pick<Scenario, 'steps' | 'people'>): readonly SecretValue[] =>
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
