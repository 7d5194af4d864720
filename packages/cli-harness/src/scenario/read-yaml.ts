import { Result } from 'neverthrow';
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, Scalar } from 'yaml';
import type { Mistakes } from './mistake.ts';
import { type Place, positionOf, type SourceText } from './source-text.ts';
import { type FileMap, isText, standing, type Text, type Value } from './value.ts';

// More levels, values or aliases than this are an attack, or a mistake that looks like one.
const DEEPEST = 40;
const MOST_VALUES = 200_000;
const MOST_ALIASES = 1_000;

const OPTIONS = { schema: 'failsafe', uniqueKeys: true, prettyErrors: false } as const;

/** Reads a YAML file. Every scalar is a text. The result is null if it cannot be read; mistakes are added. */
export function readYaml(source: SourceText, mistakes: Mistakes): Value | null {
  const before = mistakes.count();
  const whole: Place = { source, start: 0, end: 0 };
  const parsed = parse(source.text);
  if (parsed.isErr()) return mistakes.add(whole, 'The file cannot be read as YAML: it is nested too deeply.');
  const document = parsed.value;
  // After a mistake in the syntax, the others are mostly its consequences.
  const [first] = document.errors;
  for (const { pos, code, message } of document.errors) {
    if (code !== 'DUPLICATE_KEY' && message !== first?.message) continue;
    const place = { source, start: pos[0], end: Math.max(pos[1], pos[0] + 1) };
    const { text, column } = positionOf(place);
    mistakes.add(place, `${plain(message)}${text.slice(0, column).endsWith('${') ? QUOTE : ''}`);
  }
  if (first !== undefined) return null;
  const value = valuesOf(source, mistakes)(document.contents);
  if (isTooMuch(value)) mistakes.add(whole, 'The file holds too much, or is nested too deeply.');
  return mistakes.count() > before ? null : value;
}

const QUOTE = ' Between { and }, put a text with a variable in quotes.';

/** What the parser says, as a sentence. */
const plain = (message: string): string =>
  message.startsWith('Maximum call stack')
    ? 'The file is nested too deeply.'
    : `${(message.split('\n', 1)[0] ?? message).replace(/\.$/, '')}.`;

// It throws where its stack ends.
const parse = Result.fromThrowable((text: string) => parseDocument(text, OPTIONS));

/** Turns the nodes of a document into values. Aliases without an anchor, too many of them, and keys that are no texts are mistakes. */
function valuesOf(source: SourceText, mistakes: Mistakes): (node: unknown) => Value {
  const anchors = new Map<string, Value>();
  let aliases = 0;

  function toValue(node: unknown): Value {
    if (isAlias(node)) return aliased(node.source, placeOf(node));
    const value = isScalar(node) && !isNothing(node) ? toText(node) : toHolder(node);
    const { anchor } = Object(node) as { readonly anchor?: string };
    if (anchor !== undefined) anchors.set(anchor, value);
    return value;
  }

  function aliased(name: string, place: Place): Value {
    aliases += 1;
    if (aliases === MOST_ALIASES + 1) mistakes.add(place, `A file may have at most ${MOST_ALIASES} aliases.`);
    const value = anchors.get(name);
    if (value === undefined) mistakes.add(place, `No anchor &${name} stands before the alias *${name}.`);
    return value ?? standing({}, place);
  }

  function toText(scalar: Scalar): Text {
    const text = String(scalar.value);
    const isQuoted = scalar.type === Scalar.QUOTE_SINGLE || scalar.type === Scalar.QUOTE_DOUBLE;
    return { text, written: text, place: placeOf(scalar), isQuoted, variables: NO_VARIABLES };
  }

  function toHolder(node: unknown): Value {
    if (isSeq(node)) return standing(node.items.map(toValue), placeOf(node));
    const keys = new Map<string, Text>();
    const entries = (isMap(node) ? node.items : []).map(({ key, value }): [string, Value] => {
      if (!isScalar(key)) mistakes.add(placeOf(node), 'A key must be a text.');
      const name = toText(key as Scalar);
      keys.set(name.text, name);
      return [name.text, value === null ? standing({}, name.place) : toValue(value)];
    });
    return standing(Object.fromEntries(entries), placeOf(node), keys);
  }

  function placeOf(node: unknown): Place {
    const [start = 0, end = 0] = (node as Node | null)?.range ?? [];
    return { source, start, end };
  }

  return toValue;
}

const NO_VARIABLES: Text['variables'] = {};

/** Whether nothing is written. YAML's smallest schema has an empty text there. */
const isNothing = ({ type, value }: Scalar): boolean => type === Scalar.PLAIN && value === '';

/** Whether a value is too large, with what its aliases stand for. */
function isTooMuch(value: Value): boolean {
  let count = 0;
  const walk = (each: Value, depth: number): boolean => {
    count += 1;
    if (count > MOST_VALUES || depth > DEEPEST) return true;
    if (isText(each)) return false;
    return Object.values<Value>(each as FileMap).some((one) => walk(one, depth + 1));
  };
  return walk(value, 0);
}
