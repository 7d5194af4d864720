/** A sentence in three parts. The middle one is a link. */
export type LinkedSentence = readonly [before: string, link: string, after: string];

/** Finds the link's words in a sentence. If a translation lacks them, the whole sentence is the link. */
export function linkedSentence(sentence: string, link: string): LinkedSentence {
  const at = sentence.indexOf(link);
  if (at < 0 || link === '') return ['', sentence, ''];
  return [sentence.slice(0, at), link, sentence.slice(at + link.length)];
}
