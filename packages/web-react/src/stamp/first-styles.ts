import { directionOf, type Language } from '@gatehouse-login/core';
import postcss, { AtRule, type Declaration, type Root, Rule } from 'postcss';

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
 * Returns the rules of a minified style sheet that the first frame of a document can need. Leaves out rules for other
 * brands, languages and classes, for hovering and for faults. Replaces tokens by their values, because a browser resolves
 * a custom property again for each element that uses it. The complete style sheet follows.
 */
export function firstStyles(css: string, frame: FirstFrame): string {
  const sheet = postcss.parse(css);
  keepRulesFor(sheet, frame);
  keepUsedKeyframes(sheet);
  replaceConstants(sheet);
  keepUsedProperties(sheet);
  return sheet.toString().trimEnd();
}

function keepRulesFor(sheet: Root, frame: FirstFrame): void {
  sheet.walkAtRules('media', (rule) => {
    if (/\(hover:\s?hover\)/.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => isNeeded(selector, frame));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const isKeyframes = (node: unknown): boolean => node instanceof AtRule && node.name === 'keyframes';

function keepUsedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
}

/** Replaces custom properties by their values. Keeps those that are declared more than once or contain `var()`. */
function replaceConstants(sheet: Root): void {
  const declared = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (each) => void declared.set(each.prop, [...(declared.get(each.prop) ?? []), each]));
  const constants = [...declared.values()].flatMap(([first, ...more]) =>
    first !== undefined && more.length === 0 && isConstant(first) ? [first] : [],
  );
  const values = new Map(constants.map(({ prop, value }) => [prop, value]));
  sheet.walkDecls((each) => {
    each.value = each.value.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
  });
}

const isConstant = ({ parent, value }: Declaration): boolean =>
  parent instanceof Rule &&
  parent.selector === ':root' &&
  parent.parent?.type === 'root' &&
  !value.includes('var(');

/** Removes unused custom properties, again and again: one may have been used only by another that was removed. */
function keepUsedProperties(sheet: Root): void {
  const used = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let removed = 0;
  sheet.walkDecls(/^--/, (each) => {
    if (used.has(each.prop)) return;
    const rule = each.parent;
    each.remove();
    if (rule?.nodes.length === 0) rule.remove();
    removed += 1;
  });
  if (removed > 0) keepUsedProperties(sheet);
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

export const classesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
