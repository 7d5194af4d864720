import { type Mistakes, meant } from './mistake.ts';
import type { Sentence } from './sentence.ts';
import { DESTINATIONS, type Expectation } from './step.ts';

type Expected = Extract<Expectation, { expect: 'destination' }>;

/** Reads `expect destination PLACE [with NAME VALUE [and NAME VALUE …]]`. */
export function readDestination({ words }: Sentence, mistakes: Mistakes): Expected | null {
  const [place, ...more] = words;
  if (place === undefined) return null;
  const destination = DESTINATIONS.find((name) => name === place.text.toLowerCase());
  if (destination === undefined) {
    mistakes.add(place.place, `There is no destination "${place.text}".${meant(place.text, DESTINATIONS)}`);
    return null;
  }
  const parameters: (readonly [string, string])[] = [];
  for (let at = 0; at < more.length; at += 3) {
    const joint = more[at];
    const name = more[at + 1];
    const value = more[at + 2];
    const expected = at === 0 ? 'with' : 'and';
    if (joint !== undefined && joint.text !== expected) {
      mistakes.add(joint.place, `"${joint.text}" does not belong here. Write "${expected} NAME VALUE".`);
      return null;
    }
    if (name === undefined || value === undefined) {
      mistakes.add(
        (name ?? joint ?? place).place,
        `A name and a value must follow "${expected}", as in "with language de".`,
      );
      return null;
    }
    parameters.push([name.text, value.text]);
  }
  return { expect: 'destination', destination, parameters };
}
