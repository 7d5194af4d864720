/**
 * What people and their programs put between digits that means nothing: spaces and dashes of any kind, and marks that
 * nobody sees, those of direction above all. A Japanese keyboard writes the sign for long vowels where a dash is meant.
 */
export const BETWEEN_DIGITS =
  /[\s\p{White_Space}\p{Dash}\u2043\u30FC\uFF70\p{Default_Ignorable_Code_Point}]/gu;
