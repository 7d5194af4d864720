import type { Command } from '../command.ts';

/** The first words of commands, and the second ones of each group. */
export interface Words {
  readonly first: readonly { readonly word: string; readonly about: string }[];
  readonly groups: ReadonlyMap<string, readonly Command[]>;
}

/** Splits the names of commands into words. */
export function wordsOf(commands: readonly Command[]): Words {
  const groups = new Map<string, Command[]>();
  const first = new Map<string, string>();
  for (const command of commands) {
    const [word = '', member] = command.name.split(' ');
    if (member !== undefined) groups.set(word, [...(groups.get(word) ?? []), command]);
    first.set(word, member === undefined ? command.summary : 'a group of commands');
  }
  return { first: [...first].map(([word, about]) => ({ word, about })), groups };
}

/** Whether the value of a flag is a path. */
export const isPath = (value: string | undefined): boolean => value === 'FILE' || value === 'DIR';
