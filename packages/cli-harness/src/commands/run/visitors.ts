import { cleanPhone, phoneUsername } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { Visitor } from '../../player/tools.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { CodeHook, SecretValue } from '../../scenario/secret-value.ts';
import type { ScenarioPerson } from '../../scenario/step.ts';

/** Finds out who a scenario means: somebody of its file, somebody of the sandbox, or somebody described in place. */
export function visitorOf(
  who: string | ScenarioPerson,
  { people, codes, place }: Pick<Scenario, 'people' | 'codes' | 'place'>,
  sandbox: Sandbox | null,
): Result<Visitor, Ending> {
  const inbox: CodeHook | null = sandbox === null ? null : { kind: 'inbox' };
  const person = typeof who === 'string' ? people.get(who) : who;
  if (person !== undefined) {
    const hook = person.codes ?? codes ?? inbox;
    return ok({ ...nameOf(person), password: person.password ?? null, codes: hook });
  }
  const persona = sandbox?.people.find(({ id }) => id === who);
  if (persona === undefined) return err(UNKNOWN);
  const password: SecretValue = { kind: 'text', text: persona.password, isPublic: false, place };
  const { username } = persona;
  return ok({ who: { by: 'username', username }, username, password, codes: codes ?? inbox });
}

function nameOf({ user, countryCode = '', phone = '' }: ScenarioPerson): Pick<Visitor, 'who' | 'username'> {
  if (user !== undefined) return { who: { by: 'username', username: user }, username: user.trim() };
  const prefix = cleanPhone(countryCode).replace(/^\+/, '');
  const number = cleanPhone(phone);
  return { who: { by: 'phone', prefix, number }, username: phoneUsername(prefix, number) };
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
