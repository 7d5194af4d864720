/**
 * Returns the rule for the accent that a skin sets, or nothing. A browser that cannot read the colour leaves the rule
 * out. What could end the rule is no colour. It is more specific than the brands' rules, which may come later.
 */
export const accentCss = (accent: string | undefined): string =>
  accent === undefined || /[^\w\s#%.,()/+-]/.test(accent)
    ? ''
    : `@supports (color:${accent}){:root[data-brand][data-accent]{--accent:${accent}}}`;
