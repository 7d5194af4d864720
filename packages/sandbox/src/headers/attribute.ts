/** The value of an attribute in the text of a tag: empty without a value, and undefined without the attribute. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=\\s|/|$)`,
    'i',
  ).exec(attributes);
  return found === null ? undefined : (found[1] ?? found[2] ?? found[3] ?? '');
}
