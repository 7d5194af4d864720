/** A stretch of a text. */
export interface Match<Label> {
  readonly start: number;
  readonly end: number;
  readonly label: Label;
}

/** Finds many texts at once in another one. */
export interface Matcher<Label> {
  /** Adds a text to look for. One that is shorter than the matcher's shortest is left out. */
  add(needle: string, label: Label): void;
  /** Does not look for a text any more. */
  remove(needle: string): void;
  /** Every place where one of the texts stands. At each place, the longest one counts. */
  matches(text: string): Match<Label>[];
}

/**
 * Makes a matcher. Its time depends on the length of the text that is searched, and hardly on how many texts it looks
 * for: it finds them by their first characters.
 */
export function makeMatcher<Label>(shortest: number): Matcher<Label> {
  const byStart = new Map<string, Map<string, Label>>();
  return {
    add(needle, label) {
      if (needle.length < shortest) return;
      const start = needle.slice(0, shortest);
      const alike = byStart.get(start) ?? new Map<string, Label>();
      byStart.set(start, alike.set(needle, label));
    },
    remove(needle) {
      const start = needle.slice(0, shortest);
      const alike = byStart.get(start);
      alike?.delete(needle);
      if (alike?.size === 0) byStart.delete(start);
    },
    matches(text) {
      const found: Match<Label>[] = [];
      if (byStart.size === 0) return found;
      for (let start = 0; start + shortest <= text.length; start += 1) {
        const alike = byStart.get(text.slice(start, start + shortest));
        const longest = alike === undefined ? undefined : longestAt(text, start, alike);
        if (longest !== undefined) {
          found.push({ start, end: start + longest[0].length, label: longest[1] });
        }
      }
      return found;
    },
  };
}

function longestAt<Label>(text: string, start: number, alike: ReadonlyMap<string, Label>) {
  let longest: readonly [string, Label] | undefined;
  for (const entry of alike) {
    if (entry[0].length > (longest?.[0].length ?? 0) && text.startsWith(entry[0], start)) longest = entry;
  }
  return longest;
}
