/** A rule of a style sheet, or an at-rule with or without a block. */
export interface CssBlock {
  /** What is before the block, such as a selector. Empty for an at-rule without a block. */
  readonly prelude: string;
  /** What is between the braces. */
  readonly body: string;
  readonly text: string;
}

/** Splits a minified style sheet, or the inside of a block of rules, into its outermost rules. */
export function blocksOf(css: string): readonly CssBlock[] {
  const blocks: CssBlock[] = [];
  let depth = 0;
  let start = 0;
  let brace = -1;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) brace = at;
      depth += 1;
    } else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) {
      const text = css.slice(start, at + 1);
      const hasBlock = brace >= start;
      blocks.push({
        prelude: hasBlock ? css.slice(start, brace) : '',
        body: hasBlock ? css.slice(brace + 1, at) : '',
        text,
      });
      start = at + 1;
    }
  }
  return blocks;
}

/** Splits a list of selectors at its outermost commas. */
export function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
}
