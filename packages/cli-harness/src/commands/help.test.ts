import { describe, expect, it } from 'vitest';
import { helpOf } from './arguments/help-of.ts';
import { readArguments } from './arguments/read-arguments.ts';
import type { Command } from './command.ts';
import { overview } from './overview.ts';
import { COMMANDS } from './registry.ts';

/** The command lines among the examples of a help, in words. */
const examplesOf = ({ epilogue }: Command): string[][] => {
  const [, examples = ''] = epilogue.split('Examples:\n');
  const lines = examples.replace(/\\\n\s+/g, '').split('\n');
  return lines
    .flatMap((line) => /\bgatehouse (.*?)(?:\)?['"]? >.*|\)'.*)?$/.exec(line)?.[1] ?? [])
    .map((line) =>
      (line.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^['"]|['"]$/g, '')),
    );
};

describe.each(COMMANDS.map((command) => [command.name, command] as const))(
  'the help of %s',
  (name, command) => {
    it('fits into eighty columns, and says how to call it and how it ends', () => {
      const lines = helpOf(command, { columns: 80 }).split('\n');
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines[0]).toMatch(new RegExp(`^Usage: gatehouse ${name} .*\\[flags\\]$`));
      expect(lines).toContainEqual(expect.stringMatching(/^Exit codes/));
      expect(lines).toContain('Examples:');
    });

    it('has examples that the command accepts', () => {
      const examples = examplesOf(command);
      expect(examples.length).toBeGreaterThan(0);
      for (const words of examples) {
        const length = name.split(' ').length;
        expect(words.slice(0, length).join(' ')).toBe(name);
        expect(readArguments(command, words.slice(length)).isOk()).toBe(true);
      }
    });
  },
);

describe('the overview', () => {
  it('fits into eighty columns, and has a line for every command', () => {
    const lines = overview().split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    for (const { name, summary } of COMMANDS)
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${name} +${summary}$`)));
  });
});
