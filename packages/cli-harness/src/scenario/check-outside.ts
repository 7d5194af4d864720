import type { Mistakes } from './mistake.ts';
import type { Scenario } from './scenario.ts';
import type { Action, Ask, SecretValue } from './step.ts';

const PUBLIC =
  'Everybody who has the file can read this password. Take it from { env: NAME }, { file: PATH } or { command: LINE }.';
const NO_FAULTS = 'Only the built-in sandbox can be told to fail. Run this with --sandbox.';

const OF_SANDBOX: readonly Action['do'][] = ['set-fault', 'clear-faults', 'forget'];

/** Reports steps and passwords that are allowed only with the built-in sandbox: setting faults, and passwords in plain text. */
export function checkOutside(scenario: Scenario, mistakes: Mistakes): void {
  const { steps, faults, settings } = scenario;
  for (const { ask, place } of steps)
    if ('do' in ask && OF_SANDBOX.includes(ask.do)) mistakes.add(place, NO_FAULTS);
  for (const secret of secretsOf(scenario))
    if (secret.kind === 'text' && secret.place !== undefined) mistakes.add(secret.place, PUBLIC, true);
  const place = faults[0]?.place ?? settings?.place;
  if (place !== undefined) mistakes.add(place, NO_FAULTS);
}

/** Returns the passwords in the file of a scenario, and the sources that it names for others. */
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
