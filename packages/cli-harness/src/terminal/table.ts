import type { Paint } from './paint.ts';

/** The cells of a row. */
export type Row = readonly string[];

const INDENT = '  ';
const NARROWEST = 20;

/**
 * Aligns the cells of rows and indents them, with the first cell in a fainter colour. The last cell is
 * wrapped if `columns` are too few for it. Some terminals do not know their width and say 0.
 */
export function table(rows: readonly Row[], paint: Paint, columns = 0): string[] {
  const widthOf = (at: number): number => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((cell, at) => cell.padEnd(widthOf(at)));
    const before = [...cells, ''].join(INDENT);
    const room = columns === 0 ? 0 : Math.max(NARROWEST, columns - INDENT.length - before.length);
    const [first = '', ...more] = wrap(row.at(-1) ?? '', room);
    const [label = ''] = cells;
    const head = `${paint.faint(label)}${before.slice(label.length)}`;
    const rest = more.map((line) => `${INDENT}${' '.repeat(before.length)}${line}`);
    return [`${INDENT}${head}${first}`.trimEnd(), ...rest];
  });
}

/**
 * Breaks a text into lines, at its blanks. A word that is too long stays in one piece. A width of 0 is no
 * limit.
 */
export function wrap(text: string, width = 0): string[] {
  if (width === 0 || text.length <= width) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
