import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { err, ok, type Result } from 'neverthrow';
import type { Place, SourceText } from '../../scenario/source-text.ts';
import { parseJson } from '../../terminal/json-text.ts';

/** A JSON file, and where its parts stand. */
export interface JsonFile {
  readonly json: unknown;
  /** The place of a value by its path, such as `urls.sso`; else of the nearest one above it that is there. */
  readonly placeOf: (path: string) => Place;
  /** The place of a key by its path. */
  readonly keyPlaceOf: (path: string) => Place;
  /** Keys that are there twice. All but the last of them have no effect. */
  readonly repeated: readonly { readonly key: string; readonly place: Place }[];
}

/** Why a text is no JSON, and where it stops being some. */
export interface NoJson {
  readonly problem: string;
  readonly place: Place;
}

/** Reads a JSON file. */
export function readJsonFile(source: SourceText): Result<JsonFile, NoJson> {
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true });
  const json = parseJson(source.text);
  const placed = ({ offset, length }: Pick<Node, 'offset' | 'length'>): Place => ({
    source,
    start: offset,
    end: offset + length,
  });
  if (json.isErr() || tree === undefined) {
    // In words of our own: those of a parser quote the file, which may hold a key.
    const [{ offset, length } = { offset: 0, length: 1 }] = errors;
    const isEnd = offset >= source.text.trimEnd().length;
    const problem = isEnd
      ? 'The file ends too early: it is not whole JSON.'
      : 'The file is no JSON from here on.';
    return err({ problem, place: placed({ offset, length }) });
  }
  const repeated = objectsIn(tree).flatMap((members) => {
    const names = members.map(nameOf);
    return members
      .filter((_member, index) => names.lastIndexOf(names[index] ?? '') > index)
      .map((member) => ({ key: nameOf(member), place: placed(member.children?.[0] ?? member) }));
  });
  const at = (path: string): Node => nodeAt(tree, path.split('.'));
  return ok({
    json: json.value,
    placeOf: (path) => placed(at(path)),
    keyPlaceOf: (path) => placed(at(path).parent?.children?.[0] ?? tree),
    repeated,
  });
}

const nameOf = ({ children: [name] = [] }: Node): string => String(name?.value);

/** The node at a path, or the last one on the way there. A key may hold dots. */
function nodeAt(node: Node, path: readonly string[]): Node {
  if (node.type !== 'object' || path.join('.') === '') return node;
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).join('.');
    const value = node.children?.findLast((each) => nameOf(each) === key)?.children?.[1];
    if (value !== undefined) return nodeAt(value, path.slice(length));
  }
  return node;
}

/** The members of every object in a tree. */
function objectsIn({ type, children = [] }: Node): readonly (readonly Node[])[] {
  const below = children.flatMap(objectsIn);
  return type === 'object' ? [children, ...below] : below;
}
