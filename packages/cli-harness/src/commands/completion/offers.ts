import type { Command } from '../command.ts';

/** A word that may come next, and what it means. */
export interface Offer {
  readonly word: string;
  readonly about: string;
}

/** What may come next: some words, or the path of a file or a folder, as the help calls them. */
export type Offers = readonly Offer[] | 'FILE' | 'DIR';

/** What may stand at the cursor, which is at the end of the last of the words after `gatehouse`. */
export function offersFor(words: readonly string[], commands: readonly Command[]): Offers {
  const given = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const command = commands.find(({ name }) => `${given.join(' ')} `.startsWith(`${name} `));
  if (command === undefined) return namesAfter(given, commands);
  const { options, operand } = command;
  const [, flag = ''] = /^--([^=]+)/.exec(current.includes('=') ? current : (given.at(-1) ?? '')) ?? [];
  const value = options[flag]?.value;
  if (value !== undefined) return valuesOf(value, options[flag]?.choices);
  const operands = operand === undefined ? [] : valuesOf(operand.name, operand.choices);
  if (!Array.isArray(operands) && !current.startsWith('-')) return operands;
  const flags = Object.entries(options)
    .map(([name, { about }]) => ({ word: `--${name}`, about }))
    .filter(({ word }) => !given.includes(word));
  return [
    ...(Array.isArray(operands) ? operands : []),
    ...flags,
    { word: '--help', about: 'show this help' },
  ];
}

const valuesOf = (name: string, choices: readonly string[] = []): Offers =>
  name === 'FILE' || name === 'DIR' ? name : choices.map((word) => ({ word, about: '' }));

/** The next words of the names of commands, behind those that are given. */
function namesAfter(given: readonly string[], commands: readonly Command[]): Offers {
  const start = given.map((word) => `${word} `).join('');
  const next = new Map<string, string>();
  for (const { name, summary } of commands.filter((each) => each.name.startsWith(start))) {
    const [word = '', member] = name.slice(start.length).split(' ');
    next.set(word, member === undefined ? summary : `${next.get(word) ?? 'a group:'} ${member}`);
  }
  const names = [...next].map(([word, about]) => ({ word, about }));
  return given.length === 0 ? [...names, ...FLAGS] : names;
}

const FLAGS: readonly Offer[] = [
  { word: '--help', about: 'show the help' },
  { word: '--version', about: 'show the version' },
];
