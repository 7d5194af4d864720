import type { Place } from './source-text.ts';

/** A text in a file. Numbers and `true` are texts, too, so nothing needs quotes to stay what it is. */
export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  readonly place: Place;
  /** Whether the file has the text character by character, so that a place within it can be told. */
  readonly verbatim: boolean;
  /** Whether it was written in quotes. */
  readonly quoted: boolean;
  /** Whether a variable in it came from the environment, a file or a command. */
  readonly fromSource: boolean;
}

/** A list in a file. */
export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly FileNode[];
  readonly place: Place;
}

/** A key of a map and its value. */
export interface Entry {
  readonly key: TextNode;
  readonly value: FileNode;
}

/** A map in a file. No key is there twice. */
export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
  readonly place: Place;
}

/** Nothing, where a value could be. */
export interface NothingNode {
  readonly kind: 'nothing';
  readonly place: Place;
}

/** A value in a file, and where it is. */
export type FileNode = TextNode | ListNode | MapNode | NothingNode;

/** What a node is, for messages. */
export const KIND_NAMES = {
  text: 'a text',
  list: 'a list',
  map: 'a map',
  nothing: 'nothing',
} as const satisfies Record<FileNode['kind'], string>;

/** The place of a part of a text: from `start` to `end`. The whole text, if the file writes it in another way. */
export function partOf({ place, verbatim, quoted }: TextNode, start: number, end: number): Place {
  if (!verbatim) return place;
  const first = place.start + (quoted ? 1 : 0);
  return { source: place.source, start: first + start, end: first + end };
}
