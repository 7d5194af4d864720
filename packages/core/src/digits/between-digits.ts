/**
 * Matches the separators that people and programs put between digits: spaces and dashes of any kind, and
 * invisible marks, above all those of direction. A Japanese keyboard types the long vowel mark in place of a
 * dash.
 */
export const BETWEEN_DIGITS =
  /[\s\p{White_Space}\p{Dash}\u2043\u30FC\uFF70\p{Default_Ignorable_Code_Point}]/gu;
