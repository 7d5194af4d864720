// Generates docs/controls.md: each security control, where it is built, and the test that proves it.
import { type Control, digestOf } from '../../tests/controls/control.ts';
import { CONTROLS } from '../../tests/controls/controls.ts';
import { COUNT } from '../../tests/controls/faults.ts';
import { readProven } from '../../tests/controls/record.ts';
import { generated } from '../lib/generated.ts';

const proven = readProven();
const isProven = (control: Control): boolean => proven[control.id] === digestOf(control);

const escaped = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const linkTo = (file: string): string =>
  `[${file.replace(/^packages\//, '').replace('/src/', '/')}](../${file})`;
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function rowOf(control: Control): string {
  const { id, references, built, proof, plant, weaker } = control;
  const note =
    weaker === undefined
      ? ''
      : ` *(weaker by the specification: [${weaker}](security.md#${anchorOf(weaker)}))*`;
  const fault =
    plant.replace.trim() === ''
      ? `without ${code(onOneLine(plant.find))}`
      : `${code(onOneLine(plant.find))} → ${code(onOneLine(plant.replace))}`;
  const cells = [
    `${id}`,
    `${control.control}${note}`,
    references,
    built.map(linkTo).join('<br>'),
    `${linkTo(proof.file)}: ${code(proof.title)}`,
    `${fault}${isProven(control) ? '' : ' **not proven**'}`,
  ];
  return `| ${cells.map(escaped).join(' | ')} |`;
}

generated(
  'docs/controls.md',
  `# Security controls, and their proof

${CONTROLS.filter(isProven).length} of ${COUNT} controls are proven: the test passes, and it fails as soon as the fault in the last column is planted. Numbers without a name are requirements of OWASP ASVS 5.0. [security.md](security.md) says in words what all this is for, and where the specification asks for less.

\`npm run test:controls\` proves them, each in a copy of the sources, and writes this page; \`npm run test:controls -- --only 12,13\` proves some of them. The controls are data in \`tests/controls\`. \`npm test\` fails if a control has no test any more, if its fault no longer fits the source, or if either has changed since it was proven.

| | Control | Requirement | Built in | Proved by | The fault with which the test fails |
|---|---|---|---|---|---|
${CONTROLS.map(rowOf).join('\n')}
`,
);
