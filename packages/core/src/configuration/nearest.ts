/** The known word that was probably meant, or null if none is close. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, ...distances(wanted, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away || a.letters - b.letters);
  return best !== undefined && best.away <= toleranceOf(wanted) ? best.candidate : null;
}

// A third of the letters may be wrong. In a word of three letters or fewer, too many words would be as
// close.
const toleranceOf = ({ length }: string): number => (length < 4 ? 0.5 : Math.round(length / 3));

// A word that contains the other is closer than the number of missing letters: `uk` and `en-uk`, `english`
// and `en`.
function distances(wanted: string, candidate: string): { readonly away: number; readonly letters: number } {
  const letters = distance(wanted, candidate);
  if (wanted.length > 1 && candidate.includes(wanted)) return { away: Math.min(letters, 0.5), letters };
  const begins = candidate.length > 1 && wanted.startsWith(candidate);
  return { away: begins ? Math.min(letters, 1) : letters, letters };
}

/** The Levenshtein distance: how many letters have to be added, removed or replaced. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
