import { type Mistakes, meant } from './mistake.ts';
import type { Step } from './step.ts';

/**
 * Reports steps that sign in as a person who does not exist. Pass the same `hints` for all scenarios, so that only the first
 * mistake lists all people.
 */
export function checkPeople(
  steps: readonly Step[],
  known: readonly string[],
  hints: Map<string, string>,
  mistakes: Mistakes,
): void {
  for (const { ask } of steps) {
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
