/** A rule of a style sheet, with the conditions of the blocks around it. */
export interface CssRule {
  readonly selector: string;
  /** Such as `@media (hover: hover)`, the outermost first. */
  readonly within: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** The rules of a style sheet in their order. Understands what our style sheets use: no nesting, no `;` in a text. */
export function rulesIn(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  const open: string[] = [];
  let text = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      open.push(text.slice(text.lastIndexOf(';') + 1).trim());
      text = '';
    } else if (sign === '}') {
      const selector = open.pop() ?? '';
      if (text.trim() !== '') rules.push({ selector, within: [...open], declarations: declarationsOf(text) });
      text = '';
    } else {
      text += sign;
    }
  }
  return rules;
}

function declarationsOf(block: string): CssRule['declarations'] {
  return block
    .split(';')
    .filter((part) => part.includes(':'))
    .map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const;
    });
}
