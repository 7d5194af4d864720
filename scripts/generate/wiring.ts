// docs/wiring.md: what provides what, from the recipes.
import { NEEDED_FROM_OUTSIDE, RECIPES } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const nodeOf = (name: string) => name.replaceAll(/\W/g, '_');
const arrows = RECIPES.flatMap(({ provides, needs }) =>
  needs.map(({ name }) => `  ${nodeOf(name)} --> ${nodeOf(provides.name)}`),
);
const rows = RECIPES.map(
  ({ provides, needs }) => `| ${provides.name} | ${needs.map(({ name }) => name).join(', ')} |`,
);

generated(
  'docs/wiring.md',
  `# The wiring

Made from \`packages/core/src/wiring\` by \`npm run generate\`; the reasons stand in [decision 0005](decisions/0005-wiring-as-data.md).

\`\`\`mermaid
flowchart LR
${NEEDED_FROM_OUTSIDE.map(({ name }) => `  ${nodeOf(name)}(["${name}"])`).join('\n')}
${RECIPES.map(({ provides: { name } }) => `  ${nodeOf(name)}["${name}"]`).join('\n')}
${arrows.join('\n')}
\`\`\`

A driver brings the round ones: ${NEEDED_FROM_OUTSIDE.map(({ name }) => name).join(', ')}. The recipes make the others:

| Provides | Needs |
|---|---|
${rows.join('\n')}
`,
);
