/** A sentence in three pieces, the middle one to be a link. */
export type LinkedSentence = readonly [before: string, link: string, after: string];

/** Finds the words of a link in its sentence; without them, as in a poor translation, all of it is the link. */
export function linkedSentence(sentence: string, link: string): LinkedSentence {
  const at = sentence.indexOf(link);
  if (at < 0 || link === '') return ['', sentence, ''];
  return [sentence.slice(0, at), link, sentence.slice(at + link.length)];
}
