import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type SchemaOptions,
  visit,
} from 'yaml';
import type { Mistakes } from './mistake.ts';
import { type Place, positionOf, type SourceText } from './source-text.ts';

/** Where a value stands in a file: the keys and indices that lead to it. */
export type Path = readonly PropertyKey[];

/** A YAML file. Every scalar is a text, and null stands where nothing is written. */
export interface YamlFile {
  readonly source: SourceText;
  readonly value: unknown;
  /** The place of a value or of its key; of what surrounds it, if the file does not have it. */
  readonly placeOf: (path: Path, part?: 'value' | 'key') => Place;
  /** Whether a text is in quotes. */
  readonly isQuoted: (path: Path, part?: 'value' | 'key') => boolean;
}

// More levels, values or aliases than this are an attack, or a mistake that looks like one.
const DEEPEST = 40;
const MOST_VALUES = 200_000;
const MOST_ALIASES = 1_000;

// Without it, YAML's smallest schema reads nothing as an empty text.
const NOTHING = { tag: 'tag:yaml.org,2002:null', default: true, test: /^$/, resolve: () => null } as const;
const OPTIONS: SchemaOptions & { readonly uniqueKeys: true; readonly prettyErrors: false } = {
  schema: 'failsafe',
  customTags: (tags) => [...tags, NOTHING],
  uniqueKeys: true,
  prettyErrors: false,
};

/** Reads a YAML file. The result is null if it cannot be read; mistakes are added. */
export function readYaml(source: SourceText, mistakes: Mistakes): YamlFile | null {
  const whole: Place = { source, start: 0, end: 0 };
  const refuse = (message: string, place = whole): null => {
    mistakes.add(place, message);
    return null;
  };
  const document = attempt(() => parseDocument(source.text, OPTIONS));
  if (document === null) return refuse('The file cannot be read as YAML: it is nested too deeply.');
  // After a mistake in the syntax, the others are mostly its consequences.
  const [first] = document.errors;
  for (const { pos, code, message } of document.errors) {
    if (code !== 'DUPLICATE_KEY' && message !== first?.message) continue;
    const place = { source, start: pos[0], end: Math.max(pos[1], pos[0] + 1) };
    const { text, column } = positionOf(place);
    refuse(`${plain(message)}${text.slice(0, column).endsWith('${') ? QUOTE : ''}`, place);
  }
  if (first !== undefined || !checkNodes(document, source, mistakes)) return null;
  const value: unknown = attempt(() => document.toJS({ maxAliasCount: -1 }));
  if (isTooMuch(value)) return refuse('The file holds too much, or is nested too deeply.');

  const placeAt = (node: unknown): Place | null =>
    isNodeWithRange(node) ? { source, start: node.range[0], end: node.range[1] } : null;
  return {
    source,
    value,
    placeOf(path, part = 'value') {
      for (let length = path.length; length > 0; length -= 1) {
        const pair = pairAt(document, path.slice(0, length));
        const place = placeAt(part === 'key' && length === path.length ? pair.key : pair.value);
        if (place !== null) return place;
      }
      return placeAt(document.contents) ?? whole;
    },
    isQuoted(path, part = 'value') {
      const node = pairAt(document, path)[part];
      return isScalar(node) && (node.type === Scalar.QUOTE_SINGLE || node.type === Scalar.QUOTE_DOUBLE);
    },
  };
}

const QUOTE = ' Between { and }, put a text with a variable in quotes.';

/** What the parser says, as a sentence. */
const plain = (message: string): string =>
  message.startsWith('Maximum call stack')
    ? 'The file is nested too deeply.'
    : `${(message.split('\n', 1)[0] ?? message).replace(/\.$/, '')}.`;

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Finds aliases without an anchor, too many of them, and keys that are no texts. */
function checkNodes(document: Document, source: SourceText, mistakes: Mistakes): boolean {
  const before = mistakes.count();
  const anchors = new Set<string>();
  let aliases = 0;
  const add = (range: readonly number[] | null | undefined, message: string): void =>
    mistakes.add({ source, start: range?.[0] ?? 0, end: range?.[1] ?? 0 }, message);
  visit(document, {
    Node(_, node) {
      if (!isAlias(node)) {
        if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
        return;
      }
      aliases += 1;
      if (!anchors.has(node.source))
        add(node.range, `No anchor &${node.source} stands before the alias *${node.source}.`);
      if (aliases === MOST_ALIASES + 1) add(node.range, `A file may have at most ${MOST_ALIASES} aliases.`);
    },
    Map(_, map) {
      if (map.items.some(({ key }) => !isScalar(key))) add(map.range, 'A key must be a text.');
    },
  });
  return mistakes.count() === before;
}

/** Whether a value is too large, with what its aliases stand for. */
function isTooMuch(value: unknown): boolean {
  let count = 0;
  const walk = (each: unknown, depth: number): boolean => {
    count += 1;
    if (count > MOST_VALUES || depth > DEEPEST) return true;
    return (
      typeof each === 'object' && each !== null && Object.values(each).some((one) => walk(one, depth + 1))
    );
  };
  return walk(value, 0);
}

/** The node at a path, and its key if it is in a map. */
function pairAt(document: Document, path: Path): { readonly key?: unknown; readonly value?: unknown } {
  let found: { readonly key?: unknown; readonly value?: unknown } = { value: document.contents };
  for (const step of path) {
    const node = isAlias(found.value) ? found.value.resolve(document) : found.value;
    if (isMap(node)) {
      found = node.items.find(({ key }) => isScalar(key) && key.value === step) ?? {};
    } else {
      found = isSeq(node) ? { value: node.items[Number(step)] } : {};
    }
  }
  return found;
}

const isNodeWithRange = (node: unknown): node is { readonly range: readonly [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
