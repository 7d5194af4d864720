import { type Mistakes, meant } from './mistake.ts';
import type { Step } from './step.ts';

/** Finds steps that sign in as somebody whom nobody knows. `hints` is shared by scenarios, so that one list does for all mistakes. */
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

/** Everybody there is. The sandbox has so many people that one list has to do for all mistakes. */
const listOf = (known: readonly string[]): string =>
  known.length === 0 ? ' Describe them under "people".' : ` The people are ${known.join(', ')}.`;
