/** The files of a brand's artwork. Pages refer to an element in the first two; the third is a background. */
export const ARTWORK = ['mark', 'logo', 'panel'] as const;

export type ArtworkName = (typeof ARTWORK)[number];

const MOST_BYTES = 2_048;

/** What runs, loads or styles something. A document has no place for it, and its policy would block it. */
const ACTIVE = /<(?:script|style|text|image|foreignObject)\b|href="(?!#)|\s(?:on\w+|style)=/i;

/** Says what is wrong with a file of artwork, as the rest of a sentence. Null if nothing is. */
export function artworkProblem(name: ArtworkName, svg: string): string | null {
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_BYTES)
    return `has ${bytes} bytes, and only ${MOST_BYTES} are allowed, because visitors wait for it.`;
  if (ACTIVE.test(svg)) return 'may hold shapes only: no script, style, text, picture or link.';
  const isReferredTo = name !== 'panel';
  const element = new RegExp(`<svg [^>]*id="brand-${name}".*</svg>`, 's');
  return isReferredTo && !element.test(svg)
    ? `holds no svg element with the id brand-${name}, to which the page refers.`
    : null;
}
