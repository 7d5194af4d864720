import { err, ok, type Result } from 'neverthrow';
import { type Ending, endingOf } from '../report/ending.ts';
import { say } from '../report/sentence.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Ask, Do, Visitor } from '../scenario/step.ts';
import type { PlaySandbox } from './tools.ts';

/** Finds the visitor of a step: a person of the file, a person of the sandbox, or a person described in the step. */
export function visitorOf(
  who: Do<'sign-in'>['who'],
  { people, codes: ofAll }: Pick<Scenario, 'people' | 'codes'>,
  sandbox: Pick<PlaySandbox, 'people'> | null,
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

/** Returns the accounts in the file that a scenario signs in to. */
export const accountsOf = (scenario: Scenario, origin: string): readonly string[] =>
  scenario.steps.flatMap(({ ask }) => {
    if (!('do' in ask) || ask.do !== 'sign-in') return [];
    return visitorOf(ask.who, scenario, null).match(
      ({ username }) => [`${origin} ${username.toLowerCase()}`],
      () => [],
    );
  });

/**
 * How a scenario uses its accounts. A second login makes the code of the first one useless, and a changed password
 * every other one. So a scenario has its account to itself, unless it only signs in with a person's own password.
 */
export const mannerOf = ({ steps }: Pick<Scenario, 'steps'>): 'alone' | 'together' =>
  steps.every(({ ask }) => isPlain(ask)) ? 'together' : 'alone';

const isPlain = (ask: Ask): boolean =>
  'expect' in ask || ask.do === 'open' || ask.do === 'wait' || (ask.do === 'sign-in' && isOwn(ask));

/** Whether somebody signs in with a password of their own: that of a person with a name, or the one beside the user name. */
const isOwn = ({ who, password }: Do<'sign-in'>): boolean =>
  password === null || (!('text' in who) && password.kind !== 'made-up');
