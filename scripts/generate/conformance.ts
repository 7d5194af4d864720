// docs/conformance.md: each rule of the specification, what keeps it, and what proves that.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/command.ts';
import { generated } from '../lib/generated.ts';
import { CORE_ENTRY, exportsName, faultsOf } from './conformance/faults.ts';
import { type Bound, type Row, readReference } from './conformance/row.ts';
import { SECTIONS } from './conformance/sections.ts';

const BOUND: Readonly<Record<Bound, string>> = {
  core: 'core',
  site: 'the site alone',
  adapters: 'the adapters alone',
  streaming: 'streaming alone',
  nobody: 'nobody',
};

const entry = readFileSync(join(root, CORE_ENTRY), 'utf8');
const inTable = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const functionOf = (reference: string): string => {
  const { file, name } = readReference(reference);
  const isInside = file.startsWith('packages/core/') && !exportsName(entry, name);
  return `[${code(name)}](../${file})${isInside ? ' (inside)' : ''}`;
};
const testOf = (reference: string): string => {
  const { file, name } = readReference(reference);
  return `[${basename(file)}](../${file}): ${code(name)}`;
};
const lineOf = ({ rule, binds = 'core', by, tests, note }: Row): string => {
  const words = note === undefined ? rule : `${rule}. *${note}*`;
  const cells = [words, BOUND[binds], by.map(functionOf).join('<br>'), tests.map(testOf).join('<br>')];
  return `| ${cells.map((cell) => inTable(cell === '' ? '–' : cell)).join(' | ')} |`;
};

const faults = faultsOf(root, SECTIONS);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

const all = SECTIONS.flatMap(({ rows }) => rows);
const bound = all.filter(({ binds = 'core' }) => binds === 'core');
const tables = SECTIONS.map(
  ({ title, rows }) => `## ${title}

| Rule | Binds | Kept by | Proved by |
|---|---|---|---|
${rows.map(lineOf).join('\n')}`,
);

generated(
  'docs/conformance.md',
  `# The specification, rule by rule

Made from \`scripts/generate/conformance\` by \`npm run generate\`, which fails when a name is not exported where it should be, or a test of that title does not exist.

${all.length} rules of sections 2 to 9, ${bound.length} of them for the core, in our own words; how each is read stands in [unknowns.md](unknowns.md). Names that are not in the entry of \`@gatehouse-login/core\` are marked as inside. A title with \`%s\` and the like stands for a test of each case.

${tables.join('\n\n')}
`,
);
