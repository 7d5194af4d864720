import { Result } from 'neverthrow';
import { replaceControls } from './inert.ts';

/**
 * A value as JSON, with a line break at its end. Control characters are escaped to ASCII, so that the
 * text is safe to show on a terminal and still means the same to a program.
 */
export const jsonText = (value: unknown, indent = 0): string =>
  `${JSON.stringify(value, null, indent).split('\n').map(escapeControls).join('\n')}\n`;

// JSON.stringify escapes only the controls below U+0020. The only ones that it writes itself are its line
// breaks.
const escapeControls = (line: string): string =>
  replaceControls(line, (codePoint) => `\\u${codePoint.toString(16).padStart(4, '0')}`);

/** Reads JSON. */
export const parseJson = Result.fromThrowable((text: string): unknown => JSON.parse(text));
