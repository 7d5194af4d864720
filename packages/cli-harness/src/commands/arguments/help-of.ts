import type { Flag } from '../../flags/flag.ts';
import type { Output } from '../../io.ts';
import { wrap } from '../../terminal/table.ts';
import type { Command } from '../command.ts';

const UNGROUPED = 'Options:';
const USUAL = 100;
const WIDEST = 110;
const NARROWEST = 40;

/** The text of a command's help. */
export function helpOf(
  { name, operand, about, options, epilogue }: Command,
  { columns }: Pick<Output, 'columns'>,
): string {
  const width = Math.min(columns || USUAL, WIDEST);
  const group = Object.values(options).at(-1)?.group ?? UNGROUPED;
  const rows = Object.entries<Flag>({ ...options, help: { about: 'show this help', group } }).map(
    ([flag, { value, ...spec }]) => ({
      about: spec.about,
      group: spec.group ?? UNGROUPED,
      flag: `${flag === 'help' ? '-h, ' : ''}--${flag}${value === undefined ? '' : ` <${value}>`}`,
    }),
  );
  const indent = Math.max(...rows.map(({ flag }) => flag.length)) + 4;
  const sections = [...new Set(rows.map((row) => row.group))].map((heading) => {
    const lines = rows
      .filter((row) => row.group === heading)
      .flatMap((row) =>
        wrap(row.about, Math.max(NARROWEST, width - indent)).map(
          (line, at) => (at === 0 ? `  ${row.flag}` : '').padEnd(indent) + line,
        ),
      );
    return [heading, ...lines].join('\n');
  });
  const usage = operand === undefined ? '' : `<${operand.name}${operand.several ? '…' : ''}> `;
  const parts = [`Usage: gatehouse ${name} ${usage}[flags]`, wrap(about, width).join('\n'), ...sections];
  return `${[...parts, epilogue.trimEnd()].join('\n\n')}\n`;
}
