import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, readReference, type Section } from './row.ts';

/** The path of the core's entry, below the root. */
export const CORE_ENTRY = 'packages/core/src/index.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text exports a name, where it makes it or in a list. */
export const exportsName = (text: string, name: string): boolean =>
  new RegExp(
    `export (?:async )?(?:const|function|interface|type) ${escaped(name)}\\b|export (?:type )?\\{[^}]*\\b${escaped(name)}\\b[^}]*\\}`,
  ).test(text);

/** Whether a test, or a group of tests, has exactly this title; that of `it.each` counts with its `%s`. */
export const hasTest = (text: string, title: string): boolean =>
  new RegExp(`(?<=(?:\\b(?:describe|it|test)|\\))\\(\\s*)(['"\`])${escaped(title)}\\1\\s*,`).test(text);

/** What is wrong with the rows: names that nothing exports, tests that do not exist, rules that nothing keeps. */
export function faultsOf(root: string, sections: readonly Section[]): readonly string[] {
  const texts = new Map<string, string | null>();
  const textOf = (file: string): string | null => {
    const path = join(root, file);
    const text = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
    texts.set(file, text);
    return text;
  };
  const look = (reference: string, found: (text: string, name: string) => boolean, what: string) => {
    const { file, name } = readReference(reference);
    const text = textOf(file);
    if (text === null) return [`${file} does not exist`];
    return name !== '' && found(text, name) ? [] : [`${file} has no ${what} "${name}"`];
  };
  return sections.flatMap(({ title, rows }) =>
    rows.flatMap((row) =>
      [
        ...row.by.flatMap((reference) => look(reference, exportsName, 'export')),
        ...row.tests.flatMap((reference) => look(reference, hasTest, 'test')),
        ...unkept(row),
      ].map((fault) => `${title}, "${row.rule}": ${fault}`),
    ),
  );
}

/** A rule of the core needs code and a test; any other at least says why it has none. */
function unkept({ binds = 'core', by, tests, note }: Row): readonly string[] {
  const isProven = by.length > 0 && tests.length > 0;
  return isProven || (binds !== 'core' && note !== undefined)
    ? []
    : ['nothing keeps it, or nothing proves it'];
}
