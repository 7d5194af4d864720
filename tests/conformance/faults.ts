import { type Rule, SECTIONS } from './rules.ts';
import type { Title } from './titles.ts';

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** Returns what is wrong with the rules, or with the titles that name them. */
export const faultsOf = (rules: readonly Rule[], titles: readonly Title[]): readonly string[] => {
  const ids = rules.map(({ id }) => id);
  const named = new Set(titles.flatMap((title) => title.ids));
  const sections = new Set(ids.map((id) => id.split('.')[0] ?? ''));
  return [
    ...twice(ids).map((id) => `${id} is the id of two rules`),
    ...twice(rules.map(({ rule }) => rule)).map((rule) => `"${rule}" is there twice`),
    ...Object.keys(SECTIONS)
      .filter((section) => !sections.has(section))
      .map((section) => `section ${section} has no rule`),
    ...ids.filter((id) => !isId(id)).map((id) => `${id} is no section and number`),
    ...rules
      .filter(({ id, binds, toCome }) => !named.has(id) && binds !== 'nobody' && toCome !== true)
      .map(({ id }) => `no test names ${id}`),
    ...rules
      .filter(({ binds, toCome, note }) => (binds === 'nobody' || toCome === true) && note === undefined)
      .map(({ id }) => `${id} does not say why it needs no test`),
    ...titles.flatMap(({ file, path, ids: those, isMalformed }) => [
      ...those
        .filter((id) => !ids.includes(id))
        .map((id) => `${file}: "${path}" names ${id}, which is no rule`),
      ...(isMalformed ? [`${file}: "${path}" has ids that are not written "… [4.2, 4.7]" at its end`] : []),
    ]),
  ];
};

const isId = (id: string): boolean => {
  const [section = ''] = id.split('.');
  return /^\d+\.[1-9]\d*$/.test(id) && section in SECTIONS;
};
