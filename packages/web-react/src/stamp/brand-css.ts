/** Splits a style sheet into its outermost rules. */
function rulesOf(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if ((sign === '}' && --depth === 0) || (sign === ';' && depth === 0)) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

const brandsIn = (rule: string): readonly string[] =>
  [...(rule.split('{')[0] ?? '').matchAll(/\[data-brand=["']?([\w-]+)["']?\]/g)].map(
    ([, brand = '']) => brand,
  );

/** Returns the rules that apply to a brand: all but those for other brands only. */
export const brandCss = (css: string, brand: string): string =>
  rulesOf(css)
    .filter((rule) => {
      const brands = brandsIn(rule);
      return brands.length === 0 || brands.includes(brand);
    })
    .join('');
