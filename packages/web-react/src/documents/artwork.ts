/** Returns the element of an artwork file that pages refer to, as markup for a document. Null if there is none. */
export const artworkIn = (svg: string): string | null =>
  /<svg [^>]*id="brand-\w+".*?<\/svg>/s.exec(svg)?.[0].replace(/ xmlns="[^"]*"/, '') ?? null;

/** The elements in a document, where `use` finds them. */
export const spriteOf = (elements: string): string => `<div hidden><svg>${elements}</svg></div>`;
