import type { Mistakes } from './mistake.ts';
import type { FileNode } from './node.ts';
import { PHRASES } from './phrases.ts';
import { readMap } from './read-node.ts';
import type { Sentence } from './sentence.ts';
import type { Action } from './step.ts';

type SetFault = Extract<Action, { do: 'set-fault' }>;

/** Reads a fault of the sandbox. The sandbox itself knows what fits together. */
export function readFaultRequest({ value, place }: Sentence, mistakes: Mistakes): SetFault | null {
  if (value === null) {
    mistakes.add(
      place,
      'A map must follow, such as let the sandbox fail: { call: account, kind: slow, ms: 500 }.',
    );
    return null;
  }
  return readFault(value, mistakes);
}

/** Reads a map with the fields of a fault. */
export function readFault(node: FileNode, mistakes: Mistakes): SetFault | null {
  const read = readMap(node, PHRASES['let the sandbox fail'].fields, 'A fault', mistakes);
  const fields = Object.entries(read).map(([name, entry]) => [name, plainOf(entry.value)]);
  return { do: 'set-fault', fault: Object.fromEntries(fields), place: node.place };
}

/** A node as JSON has it: a plain number or truth is one, and a quoted one is a text. */
export function plainOf(node: FileNode): unknown {
  switch (node.kind) {
    case 'text':
      if (node.quoted) return node.text;
      if (/^-?\d+(\.\d+)?$/.test(node.text)) return Number(node.text);
      return node.text === 'true' || node.text === 'false' ? node.text === 'true' : node.text;
    case 'list':
      return node.items.map(plainOf);
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plainOf(value)]));
    case 'nothing':
      return undefined;
  }
}
