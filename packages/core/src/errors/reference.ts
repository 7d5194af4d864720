const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const DIGITS = '23456789';

/**
 * A support reference: two syllables and four digits (`kamo-7352`), short enough to read out, the same on the
 * screen, in the tracking event and in the command's report. It identifies an attempt, nobody's person.
 *
 * @param randomByte yields an integer of 0 to 255; eight are taken.
 */
export function makeReference(randomByte: () => number): string {
  const pick = (letters: string): string => letters.charAt(randomByte() % letters.length);
  const syllable = (): string => pick(CONSONANTS) + pick(VOWELS);
  const digits = pick(DIGITS) + pick(DIGITS) + pick(DIGITS) + pick(DIGITS);
  return `${syllable()}${syllable()}-${digits}`;
}
