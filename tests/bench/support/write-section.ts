import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/command.ts';

const file = join(root, 'docs/benchmarks.md');

/**
 * Replaces the text between `<!-- NAME -->` and `<!-- end of NAME -->` in docs/benchmarks.md. The rest of the page is
 * written by hand.
 */
export const writeSection = (name: string, text: string): void => {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const page = readFileSync(file, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`docs/benchmarks.md has no section ${from} … ${to}`);
  writeFileSync(file, `${page.slice(0, start + from.length)}\n${text.trim()}\n${page.slice(end)}`);
};

/** Returns a Markdown table. The first column is text, all others are numbers. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
};
