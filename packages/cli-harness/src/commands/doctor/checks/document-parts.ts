import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** A script or a style sheet that a document loads. */
export interface LoadedFile {
  readonly kind: 'script' | 'style sheet';
  readonly url: URL;
  /** The value of the `integrity` attribute; an empty text if there is none. */
  readonly integrity: string;
}

/** A script or a style sheet that stands in a document. */
export interface InlinePart {
  readonly kind: LoadedFile['kind'];
  readonly text: string;
  readonly nonce: string | undefined;
}

/** What of a document a policy or a server can keep from running. */
export interface DocumentParts {
  readonly inline: readonly InlinePart[];
  readonly files: readonly LoadedFile[];
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

// Any other type marks a block of data, which no policy concerns.
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/i;

/** Reads the scripts and style sheets of an HTML document. */
export function documentParts(html: string, address: string): DocumentParts {
  const inline: InlinePart[] = [];
  const files: LoadedFile[] = [];
  for (const element of nodesOf(parse(html))) {
    if (!('tagName' in element)) continue;
    const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value;
    const kind = kindOf(element.tagName, attribute('rel'), attribute('type'));
    if (kind === null) continue;
    const target = attribute(element.tagName === 'link' ? 'href' : 'src');
    if (target === undefined) inline.push({ kind, text: textOf(element), nonce: attribute('nonce') });
    else if (URL.canParse(target, address))
      files.push({ kind, url: new URL(target, address), integrity: attribute('integrity') ?? '' });
  }
  return { inline, files };
}

function kindOf(tagName: string, rel = '', type = ''): LoadedFile['kind'] | null {
  const links = tagName === 'link' ? rel.toLowerCase().split(/\s+/) : [];
  if (tagName === 'style' || links.includes('stylesheet')) return 'style sheet';
  if (links.includes('modulepreload')) return 'script';
  return tagName === 'script' && RUNS.test(type) ? 'script' : null;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');
