import { directionOf, type Language } from '@gatehouse-login/core';
import { blocksOf, type CssBlock, selectorsOf } from './css-blocks.ts';

/** What the first frame of a document shows. */
export interface FirstFrame {
  readonly brand: string;
  readonly language: Language;
  /** The classes in the document, and those that its script sets. */
  readonly classes: ReadonlySet<string>;
  /** Whether a skin sets the accent. */
  readonly hasAccent?: boolean;
}

/**
 * Returns the rules of a style sheet that the first frame of a document can need. Leaves out rules for other brands,
 * languages and classes, for hovering and for faults. Replaces tokens by their values, because a browser resolves a custom
 * property again for each element that uses it. The complete style sheet follows.
 */
export function firstStyles(css: string, frame: FirstFrame): string {
  const kept = rulesFor(blocksOf(css), frame);
  const rules = blocksOf(kept)
    .filter(({ prelude }) => {
      const animation = /^@keyframes\s+([\w-]+)/.exec(prelude)?.[1];
      return animation === undefined || new RegExp(`animation[^;}]*\\b${animation}\\b`).test(kept);
    })
    .map(({ text }) => text)
    .join('');
  return withUsedProperties(withConstants(rules));
}

const VALUE = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;}"'])*)/g;

/** Replaces custom properties by their values. Keeps those that are declared more than once or contain `var()`. */
function withConstants(css: string): string {
  const declared = [...css.matchAll(VALUE)].map(([, name]) => name);
  const constants = new Map(
    blocksOf(css)
      .filter(({ prelude }) => prelude === ':root')
      .flatMap(({ text }) => [...text.matchAll(VALUE)])
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(
        ([name, value]) => !value.includes('var(') && declared.filter((one) => one === name).length === 1,
      ),
  );
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
}

/** Removes unused custom properties, again and again: one may have been used only by another that was removed. */
function withUsedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;}"'])*(?:;|(?=}))/g,
    (declaration, name) => (used.has(name) ? declaration : ''),
  );
  return left === css ? css : withUsedProperties(left);
}

function rulesFor(blocks: readonly CssBlock[], frame: FirstFrame): string {
  return blocks
    .map(({ prelude, body, text }) => {
      if (/^@media \(hover:\s?hover\)/.test(prelude)) return '';
      if (/^@(?:media|supports)/.test(prelude)) {
        const inner = rulesFor(blocksOf(body), frame);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude === '' || prelude.startsWith('@')) return text;
      const selectors = selectorsOf(prelude).filter((selector) => isNeeded(selector, frame));
      return selectors.length === 0 ? '' : `${selectors.join()}{${body}}`;
    })
    .join('');
}

const withoutNegations = (selector: string): string => selector.replace(/:not\([^)]*\)/g, '');
const named = (selector: string, pattern: RegExp): readonly string[] =>
  [...withoutNegations(selector).matchAll(pattern)].map(([, name = '']) => name);

function isNeeded(selector: string, { brand, language, classes, hasAccent = false }: FirstFrame): boolean {
  const brands = named(selector, /\[data-brand=["']?([\w-]+)["']?\]/g);
  const languages = named(selector, /:lang\(([\w-]+)\)/g);
  return (
    brands.every((name) => name === brand) &&
    !selector.includes(':not([data-brand])') &&
    (hasAccent || !selector.includes('[data-accent]')) &&
    // A form has no errors before it is sent.
    !selector.includes('[aria-invalid=true]') &&
    // A build may write a direction as a list of languages.
    (languages.length === 0 || languages.includes(language)) &&
    (!/:dir\(rtl\)/.test(selector) || directionOf(language) === 'rtl') &&
    named(selector, /\.([a-zA-Z][\w-]*)/g).every((name) => classes.has(name))
  );
}

/** Returns the classes in a piece of markup. */
export const classesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
