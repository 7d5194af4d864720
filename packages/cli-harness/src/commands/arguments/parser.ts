import { Command as Commander, Option } from 'commander';
import type { Output } from '../../io.ts';
import type { Command } from '../command.ts';

const NEGATIVE = 'no-';

/** Describes a command to commander. The parser never writes and never exits by itself. */
export function makeParser(command: Command, { columns }: Pick<Output, 'columns'>): Commander {
  const lastGroup = Object.values(command.options).at(-1)?.group;
  const parser = new Commander(`gatehouse ${command.name}`)
    .usage(
      command.operand === undefined
        ? '[flags]'
        : `<${command.operand.name}${command.operand.several ? '…' : ''}> [flags]`,
    )
    .description(command.about)
    .addHelpOption(inGroup(new Option('-h, --help', 'show this help'), lastGroup))
    .configureHelp({ helpWidth: Math.min(columns || 100, 110) })
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .exitOverride()
    .addHelpText('after', `\n${command.epilogue.trimEnd()}`);
  for (const [name, { value, about, group }] of Object.entries(command.options)) {
    const option = new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, about);
    parser.addOption(inGroup(option, group));
  }
  return parser;
}

const inGroup = (option: Option, group: string | undefined): Option =>
  group === undefined ? option : option.helpGroup(group);

/** The text of a command's help. */
export function helpOf(command: Command, output: Pick<Output, 'columns'>): string {
  let text = '';
  makeParser(command, output)
    .configureOutput({ writeOut: (part) => (text += part) })
    .outputHelp();
  return text;
}

/** The value of a flag, or whether it was given. Commander turns `--no-x` into an `x` that is false. */
export function givenValue(parser: Commander, name: string): string | boolean | undefined {
  const option = parser.options.find(({ long }) => long === `--${name}`);
  const value: unknown = option === undefined ? undefined : parser.getOptionValue(option.attributeName());
  if (name.startsWith(NEGATIVE)) return value === false;
  if (option?.isBoolean()) return value === true;
  return typeof value === 'string' ? value : undefined;
}
