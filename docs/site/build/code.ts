import type { MarkdownOptions } from 'vitepress';

type Theme = Extract<NonNullable<MarkdownOptions['theme']>, { readonly settings?: unknown }>;
type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number];

const TOKENS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'support.type.primitive', 'variable.language'],
  string: ['string', 'punctuation.definition.string', 'string.regexp'],
  number: ['constant'],
  name: ['entity.name.tag', 'entity.name.function', 'support.function', 'support.type.property-name'],
};

/** Names the colours of code. The style of the site has their values, in light and in dark. */
export const codeTheme: Theme = {
  name: 'gatehouse',
  type: 'light',
  fg: 'var(--ink)',
  bg: 'transparent',
  settings: Object.entries(TOKENS).map(([name, scope]) => ({
    scope: [...scope],
    settings: { foreground: `var(--code-${name})` },
  })),
};

/** Turns the colours of code into classes, because the policy of the pages allows no styles in markup. */
export const classesForCode: Transformer = {
  pre: (node) => {
    delete node.properties.style;
  },
  span: (node) => {
    const [, name] = /--(code-\w+)/.exec(String(node.properties.style)) ?? [];
    delete node.properties.style;
    if (name !== undefined) node.properties.class = name;
  },
};
