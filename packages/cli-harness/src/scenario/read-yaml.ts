import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  type Range,
} from 'yaml';
import type { Mistakes } from './mistake.ts';
import type { FileNode, TextNode } from './node.ts';
import { type Place, positionOf, type SourceText } from './source-text.ts';

// More levels or values than this are an attack, or a mistake that looks like one.
const DEEPEST = 40;
const MOST_NODES = 200_000;

/** Reads a YAML file. Every scalar is a text. The result is null if the syntax is wrong; mistakes are added. */
export function readYaml(source: SourceText, mistakes: Mistakes): FileNode | null {
  const whole: Place = { source, start: 0, end: 0 };
  let document: Document.Parsed;
  try {
    document = parseDocument(source.text, { schema: 'failsafe', uniqueKeys: true, prettyErrors: false });
  } catch {
    mistakes.add(whole, 'The file cannot be read as YAML: it is nested too deeply.');
    return null;
  }
  // After a mistake in the syntax, the others are mostly its consequences.
  const [first] = document.errors;
  const shown = document.errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  for (const { pos, message } of shown) {
    const place = { source, start: pos[0], end: Math.max(pos[1], pos[0] + 1) };
    const isReference = positionOf(place).text.slice(0, positionOf(place).column).endsWith('${');
    mistakes.add(place, `${plain(message)}${isReference ? QUOTE : ''}`);
  }
  if (document.errors.length > 0) return null;
  const nodes = convert(source, document, mistakes);
  return nodes ?? { kind: 'nothing', place: whole };
}

const QUOTE = ' Between { and }, put a text with a variable in quotes.';

/** What the parser says, as a sentence. */
const plain = (message: string): string =>
  message.startsWith('Maximum call stack')
    ? 'The file is nested too deeply.'
    : `${(message.split('\n', 1)[0] ?? message).replace(/\.$/, '')}.`;

function convert(source: SourceText, document: Document.Parsed, mistakes: Mistakes): FileNode | null {
  let count = 0;
  const placeOf = (range: Range | null | undefined): Place => ({
    source,
    start: range?.[0] ?? 0,
    end: range?.[1] ?? 0,
  });

  function textOf(node: Node & { value: unknown; source?: string; type?: string }): TextNode {
    const place = placeOf(node.range);
    const text = typeof node.value === 'string' ? node.value : '';
    const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE';
    const written = source.text.slice(place.start + (quoted ? 1 : 0), place.end - (quoted ? 1 : 0));
    return { kind: 'text', text, place, quoted, verbatim: written === text, fromSource: false };
  }

  function nodeOf(node: ParsedNode | Node | null, place: Place, depth: number): FileNode {
    count += 1;
    if (count > MOST_NODES || depth > DEEPEST) {
      mistakes.add(place, 'The file holds too much, or is nested too deeply.');
      return { kind: 'nothing', place };
    }
    if (node === null) return { kind: 'nothing', place };
    if (isAlias(node)) return aliased(node, depth);
    if (isScalar(node)) {
      const text = textOf(node);
      const isEmpty = text.text === '' && !text.quoted;
      return isEmpty ? { kind: 'nothing', place: text.place } : text;
    }
    const own = placeOf(node.range);
    if (isSeq(node)) {
      const items = node.items.map((item) => nodeOf(item as Node, own, depth + 1));
      return { kind: 'list', items, place: own };
    }
    if (!isMap(node)) return { kind: 'nothing', place: own };
    const entries = node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) {
        mistakes.add(own, 'A key must be a text.');
        return [];
      }
      const name = textOf(key);
      return [{ key: name, value: nodeOf(value as Node | null, name.place, depth + 1) }];
    });
    return { kind: 'map', entries, place: own };
  }

  function aliased(alias: Alias, depth: number): FileNode {
    const place = placeOf(alias.range);
    const target = alias.resolve(document);
    if (target !== undefined) return nodeOf(target, place, depth + 1);
    mistakes.add(place, `No anchor &${alias.source} stands before the alias *${alias.source}.`);
    return { kind: 'nothing', place };
  }

  return document.contents === null ? null : nodeOf(document.contents, placeOf(null), 0);
}
