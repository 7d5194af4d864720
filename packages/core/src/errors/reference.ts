const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const DIGITS = '23456789';

/**
 * Makes a support reference of two syllables and four digits (`kamo-7352`), short enough to read
 * out. The screen, the tracking event and the command's report show the same one. It identifies
 * an attempt, not a person.
 *
 * @param randomByte returns an integer from 0 to 255. It is called eight times.
 */
export function makeReference(randomByte: () => number): string {
  const pick = (letters: string): string => letters.charAt(randomByte() % letters.length);
  const syllable = (): string => pick(CONSONANTS) + pick(VOWELS);
  const digits = pick(DIGITS) + pick(DIGITS) + pick(DIGITS) + pick(DIGITS);
  return `${syllable()}${syllable()}-${digits}`;
}
