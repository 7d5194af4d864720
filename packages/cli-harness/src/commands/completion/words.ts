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
    const others = first.get(word);
    const about = member === undefined ? command.summary : [others ?? 'a group:', member].join(' ');
    first.set(word, about);
  }
  return { first: [...first].map(([word, about]) => ({ word, about })), groups };
}

/** What a value is a path of: `FILE` or `DIR` in the help. Null if it is no path. */
export const kindOf = (value: string | undefined): 'file' | 'folder' | null =>
  value === 'FILE' ? 'file' : value === 'DIR' ? 'folder' : null;
