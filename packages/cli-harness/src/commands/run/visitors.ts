import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Do, Visitor } from '../../scenario/step.ts';

/** Finds out who a scenario means: somebody of its file, somebody of the sandbox, or somebody described in place. */
export function visitorOf(
  who: Do<'sign-in'>['who'],
  { people, codes: ofAll }: Pick<Scenario, 'people' | 'codes'>,
  sandbox: Sandbox | null,
): Result<Visitor, Ending> {
  const codes = ofAll ?? (sandbox === null ? null : { kind: 'inbox' });
  const person = 'text' in who ? people.get(who.text) : who;
  if (person !== undefined) return ok({ ...person, codes: person.codes ?? codes });
  const persona = sandbox?.people.find(({ id }) => 'text' in who && id === who.text);
  if (persona === undefined) return err(UNKNOWN);
  const { username, password: text } = persona;
  return ok({ who: { by: 'username', username }, username, password: { kind: 'text', text }, codes });
}

const UNKNOWN: Ending = {
  outcome: 'usage',
  problem: {
    kind: 'usage',
    retryable: false,
    message: 'Nobody knows this person.',
    next: 'Describe the person under "people".',
  },
};

/** The accounts that a scenario signs in to, as far as its file says. */
export function accountsOf(scenario: Scenario, origin: string, sandbox: Sandbox | null): readonly string[] {
  return scenario.steps.flatMap(({ ask }) => {
    if (!('do' in ask) || ask.do !== 'sign-in') return [];
    return visitorOf(ask.who, scenario, sandbox).match(
      ({ username }) => [`${origin} ${username.toLowerCase()}`],
      () => [],
    );
  });
}
