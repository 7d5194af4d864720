import { err, Result } from 'neverthrow';
import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';

/** A mistake in a YAML file, and where it is. Lines and columns count from 1. */
export interface FileProblem {
  /** The line. */
  readonly line: number;
  /** The column. */
  readonly column: number;
  /** What is wrong, in a sentence. */
  readonly message: string;
}

/** The path of a value in a file: the keys and indices that lead to it. */
export type Path = readonly PropertyKey[];

/** A YAML file that could be read. */
export interface YamlFile {
  readonly value: unknown;
  /** The problem of the value at a path, or of its field `key`. */
  problemAt(path: Path, message: string, key?: string): FileProblem;
}

/** More than this many values from aliases are an attack, or a mistake that looks like one. */
const MAX_ALIAS_COUNT = 20;

/** The offset of the last part of a path that the file has. */
function offsetOf(document: Document, path: Path, key?: string): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isMap(node) && key !== undefined && length === path.length) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Why a document has no value: an alias of nothing, or aliases that stand for too much. */
function aliasProblem(document: Document): readonly [offset: number, message: string] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const unknown = aliases.find((alias) => alias.resolve(document) === undefined);
  const message =
    unknown === undefined
      ? 'the aliases of the file stand for too many values'
      : `no anchor &${unknown.source} stands before the alias *${unknown.source}`;
  return [(unknown ?? aliases[0])?.range?.[0] ?? 0, message];
}

const TOO_DEEP = 'the file is nested too deeply';

/** The parser's message, without the position and the excerpt that it adds. */
function plainMessage(message: string): string {
  return message.startsWith('Maximum call stack')
    ? TOO_DEEP
    : (message.split('\n', 1)[0] ?? message).replace(/ at line .*$/, '');
}

/** Reads YAML. The error lists the mistakes of its syntax. */
export function readYaml(text: string): Result<YamlFile, readonly FileProblem[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true } as const);
  function at(offset: number, message: string): FileProblem {
    const { line, col } = lines.linePos(offset);
    return { line, column: col, message };
  }
  const problems = document.errors.map(({ pos, message }) => at(pos[0], plainMessage(message)));
  // One deep nesting makes the parser give up at each of its levels.
  const deep = problems.find(({ message }) => message === TOO_DEEP);
  if (deep !== undefined) return err([deep]);
  if (problems.length > 0) return err(problems);
  const toValue = Result.fromThrowable(
    (): unknown => document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }),
    () => [at(...aliasProblem(document))],
  );
  return toValue().map((value) => ({
    value,
    problemAt: (path: Path, message: string, key?: string) => at(offsetOf(document, path, key), message),
  }));
}
