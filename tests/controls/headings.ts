/** The headings of a page in Markdown. */
export const headingsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
