// Control characters move the cursor of a terminal, and bidirectional ones reorder the text around them.
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces each control character of a text by `replacement(codePoint)`. */
export const replaceControls = (text: string, replacement: (codePoint: number) => string): string =>
  text.replace(CONTROLS, (character) => replacement(character.codePointAt(0) ?? 0));

// The servers of a CI take these in a log for commands: Azure anywhere in a line, GitHub at its beginning.
const LOGGING_COMMAND = /##(?=vso\[|\[)|^\s*::/g;

/**
 * The text with its control characters spelled out, as in `\u{1b}`, and without commands for the server of a CI. It is
 * safe to show on a terminal and in a log.
 */
export const inert = (text: string): string =>
  replaceControls(text, (codePoint) => `\\u{${codePoint.toString(16)}}`).replace(LOGGING_COMMAND, (command) =>
    [...command].join(' '),
  );
