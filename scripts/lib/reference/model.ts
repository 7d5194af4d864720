import { denseOf, type Token, withComments } from './comments.ts';

/** A declaration of an entry, or a member of one, as API Extractor describes it. */
export interface Item {
  readonly kind: string;
  readonly name?: string;
  readonly canonicalReference: string;
  readonly docComment?: string;
  readonly excerptTokens?: readonly Token[];
  readonly members?: readonly Item[];
  /** The file of declarations, from the package's folder. */
  readonly fileUrlPath?: string;
}

/** What an entry exports, and the types that are named by it without being exported. */
export interface EntryModel {
  readonly comment: string;
  readonly items: readonly Item[];
}

/** Reads API Extractor's model of an entry. `sourceOf` returns the text of a file of declarations. */
export function readModel(json: string, sourceOf: (file: string) => string): EntryModel {
  const { docComment, members = [] } = JSON.parse(json) as Item;
  const told = (item: Item): Item => {
    const source = sourceOf(item.fileUrlPath ?? '');
    const dense = denseOf(source);
    const tell = ({ excerptTokens = [], members: inner = [], ...rest }: Item): Item => ({
      ...rest,
      excerptTokens: withComments(source, dense, excerptTokens),
      members: inner.map(tell),
    });
    return tell(item);
  };
  return { comment: textOf(docComment), items: members.flatMap((entry) => entry.members ?? []).map(told) };
}

/** The text of a doc comment, as Markdown. */
export const textOf = (comment = ''): string =>
  comment
    .replaceAll(/^\/\*\*\n?|\n? *\*\/\n?$/g, '')
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll('@packageDocumentation', '')
    .trim();

/** The first sentence of a text. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?[.:?](?=\s|$)/
    .exec(text.split('\n\n')[0] ?? '')?.[0]
    .replaceAll('\n', ' ')
    .replace(/:$/, '.') ?? text;

/** Whether other programs can import the item by its name. API Extractor marks the others with a tilde. */
export const isExported = ({ canonicalReference }: Item): boolean => !canonicalReference.includes('!~');

const SECTIONS: readonly (readonly [heading: string, kinds: readonly string[]])[] = [
  ['Functions', ['Function']],
  ['Classes', ['Class']],
  ['Values', ['Variable', 'Namespace', 'Enum']],
  ['Types', ['Interface', 'TypeAlias']],
];

/** The items of an entry by kind. The types that are not exported are a section of their own, the last. */
export function sectionsOf(
  items: readonly Item[],
): readonly (readonly [heading: string, items: readonly Item[]])[] {
  const exported = SECTIONS.map(([heading, kinds]): [string, readonly Item[]] => [
    heading,
    items.filter((item) => isExported(item) && kinds.includes(item.kind)),
  ]);
  const hidden: [string, readonly Item[]] = [
    'Types that these name',
    items.filter((item) => !isExported(item)),
  ];
  return [...exported, hidden].filter(([, found]) => found.length > 0);
}
