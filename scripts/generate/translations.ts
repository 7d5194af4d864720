// Generates the glossary's table in docs/translations.md. The rest of the page is written by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, NATIVE_NAMES } from '@gatehouse-login/core';
import { GLOSSARY, type Wording } from '../../packages/web-react/src/gallery/texts/glossary.ts';
import { root } from '../lib/command.ts';
import { generated } from '../lib/generated.ts';

const page = 'docs/translations.md';
const languages = LANGUAGES.filter((language) => language !== 'en');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = ({ term, not }: Wording): string =>
  not === undefined ? term : `${term}<br>not ${not.join(', ')}`;
const rows = GLOSSARY.map(({ name, wordings }) =>
  row([name, ...languages.map((language) => cell(wordings[language]))]),
);
const head = row([NATIVE_NAMES.en, ...languages.map((language) => NATIVE_NAMES[language])]);
const table = [head, `|${'---|'.repeat(languages.length + 1)}`, ...rows].join('\n');

const text = readFileSync(join(root, page), 'utf8');
generated(page, text.replace(/(<!-- glossary -->\n).*(\n<!-- \/glossary -->)/s, `$1\n${table}\n$2`));
