import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, endingOf } from '../driver/ending.ts';
import { say } from '../report/sentence.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Do, Visitor } from '../scenario/step.ts';

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

const UNKNOWN = endingOf(
  'usage',
  'usage',
  say`Nobody knows this person.`,
  say`Describe the person under "people".`,
);

/** The accounts that a scenario signs in to, as far as its file says. */
export const accountsOf = (scenario: Scenario, origin: string): readonly string[] =>
  scenario.steps.flatMap(({ ask }) => {
    if (!('do' in ask) || ask.do !== 'sign-in') return [];
    return visitorOf(ask.who, scenario, null).match(
      ({ username }) => [`${origin} ${username.toLowerCase()}`],
      () => [],
    );
  });
