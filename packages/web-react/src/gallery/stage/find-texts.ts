import { marksIn } from '../texts/mark.ts';

/** A text of the page that is shown. */
export interface FoundText {
  readonly key: string;
  /** Only a screen reader says it: it is a name, a description, or hidden from the eye. */
  readonly isHeard: boolean;
  /** Where it is. A text of an attribute has no range. */
  readonly element: Element;
  readonly range?: Range;
}

/** The attributes whose text a visitor meets. */
const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'];
const SHOWN = ['placeholder'];

/** Says whether an element or one around it is cut away to nothing, for screen readers only. */
function isCutAway(element: Element | null): boolean {
  for (let each = element; each !== null; each = each.parentElement)
    if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
  return false;
}

const isThere = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Finds marked texts between elements. One that contains a link goes on in the next node. */
function* inNodes(root: Element): Generator<FoundText> {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const open: { readonly key: string; readonly node: Node; readonly from: number }[] = [];
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    for (const { at, length, key } of marksIn(node.nodeValue ?? '')) {
      if (key !== undefined) {
        open.push({ key, node, from: at + length });
        continue;
      }
      const begun = open.pop();
      const element = begun?.node.parentElement;
      if (begun === undefined || !element || !isThere(element)) continue;
      const range = document.createRange();
      range.setStart(begun.node, begun.from);
      range.setEnd(node, at);
      yield { key: begun.key, element, range, isHeard: isCutAway(element) };
    }
  }
}

/** A style may draw what a name says. */
const isDrawn = (element: Element, text: string): boolean =>
  ['::before', '::after'].some((part) => getComputedStyle(element, part).content.includes(text));

function* inAttributes(root: Element): Generator<FoundText> {
  for (const name of [...SAID, ...SHOWN])
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      for (const { key } of marksIn(text))
        if (key !== undefined && isThere(element))
          yield { key, element, isHeard: !SHOWN.includes(name) && !isDrawn(element, text) };
    }
}

/** Finds every marked text of the page. */
export const findTexts = (root: Element): readonly FoundText[] => [...inNodes(root), ...inAttributes(root)];

/** Highlights a text wherever it is, and brings it into view. Returns a function that ends this. */
export function highlightText(found: readonly FoundText[], key: string): () => void {
  const all = found.filter((text) => text.key === key);
  CSS.highlights.set('text', new Highlight(...all.flatMap(({ range }) => range ?? [])));
  const framed = all.filter(({ range, isHeard }) => range === undefined || isHeard);
  for (const { element } of framed) element.toggleAttribute('data-highlighted', true);
  const { top = 0, bottom = 0 } = (all[0]?.range ?? all[0]?.element)?.getBoundingClientRect() ?? {};
  // Only this window: to bring an element into view would move the gallery around the frame, too.
  if (top < 0 || bottom > innerHeight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
  return () => {
    CSS.highlights.delete('text');
    for (const { element } of framed) element.toggleAttribute('data-highlighted', false);
  };
}
