// Generates docs/conformance.md: each rule of the specification, and the tests that name it.
import { basename, dirname } from 'node:path';
import { RULES, type Rule, SECTIONS } from '../../tests/conformance/rules.ts';
import { type Title, titlesWithRules } from '../../tests/conformance/titles.ts';
import { root } from '../lib/command.ts';
import { generated } from '../lib/generated.ts';

const titles = titlesWithRules(root);

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const testOf = ({ file, path }: Title): string =>
  `[${basename(dirname(file))}/${basename(file)}](../${file}): ${code(path)}`;
const lineOf = ({ id, rule, binds = 'core', toCome, note }: Rule): string => {
  const tests = titles.filter(({ ids }) => ids.includes(id)).map(testOf);
  const cells = [
    id,
    note === undefined ? rule : `${rule}. *${note}*`,
    toCome === true ? `${binds}, to come` : binds,
    tests.join('<br>') || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
};

const tables = Object.entries(SECTIONS).map(
  ([section, title]) => `## ${section}. ${title}

| Id | Rule | Binds | Proved by |
|---|---|---|---|
${RULES.filter(({ id }) => id.startsWith(`${section}.`))
  .map(lineOf)
  .join('\n')}`,
);

generated(
  'docs/conformance.md',
  `# The specification, rule by rule

The ${RULES.length} rules of sections 2 to 9, in our own words, and the tests that prove them. [functional-specification.md](functional-specification.md) says how we read what the specification leaves open.

The rules are data in \`tests/conformance/rules.ts\`. A test, or a group of tests, names the rules that it proves at the end of its title, such as \`[4.2, 4.7]\`. \`npm run generate\` makes this page from both. A rule without a test fails the check, and so does an id without a rule. Only a rule that binds nobody or is still to come needs no test.

To run the tests of one rule: \`npx vitest run -t '\\b4\\.6\\b'\`. A title with \`%s\` or \`\${…}\` stands for one test per case.

${tables.join('\n\n')}
`,
);
