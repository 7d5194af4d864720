/**
 * Returns a sentence in three parts, of which the second is the link. If a translation lacks the link's words, the whole
 * sentence is the link.
 */
export function linkedSentence(sentence: string, link: string): readonly [string, string, string] {
  const at = sentence.indexOf(link);
  if (at < 0 || link === '') return ['', sentence, ''];
  return [sentence.slice(0, at), link, sentence.slice(at + link.length)];
}
