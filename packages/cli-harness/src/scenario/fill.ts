import { type Mistakes, meant } from './mistake.ts';
import { type FileNode, partOf, type TextNode } from './node.ts';

/** The value of a variable. */
export interface Value {
  readonly text: string;
  /** Whether it came from the environment, a file or a command. Such values are masked. */
  readonly fromSource: boolean;
}

/** The variables of a scenario, by name. */
export type Variables = ReadonlyMap<string, Value>;

const REFERENCE = /\$\{([^}]*)\}/g;

/** Replaces each `${name}` in the texts of a node by the value of the variable. */
export function fill<Node extends FileNode>(node: Node, variables: Variables, mistakes: Mistakes): Node;
export function fill(node: FileNode, variables: Variables, mistakes: Mistakes): FileNode {
  switch (node.kind) {
    case 'text':
      return fillText(node, variables, mistakes);
    case 'list':
      return { ...node, items: node.items.map((item) => fill(item, variables, mistakes)) };
    case 'map':
      return {
        ...node,
        entries: node.entries.map(({ key, value }) => ({
          key: fillText(key, variables, mistakes),
          value: fill(value, variables, mistakes),
        })),
      };
    case 'nothing':
      return node;
  }
}

function fillText(node: TextNode, variables: Variables, mistakes: Mistakes): TextNode {
  if (!node.text.includes('${')) return node;
  let fromSource = node.fromSource;
  const text = node.text.replaceAll(REFERENCE, (reference: string, given: string, at: number) => {
    const name = given.trim();
    const value = variables.get(name);
    if (value === undefined) {
      const place = partOf(node, at, at + reference.length);
      mistakes.add(place, `There is no variable "${name}".${meant(name, [...variables.keys()])}`);
      return reference;
    }
    fromSource ||= value.fromSource;
    return value.text;
  });
  return { ...node, text, fromSource, verbatim: node.verbatim && text === node.text };
}
