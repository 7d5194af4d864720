// Generates docs/flow.md, the flow as a diagram and a table, from its edges.
import { drawFlow, EDGES, reasonOf } from '@gatehouse-login/core/flow';
import { generated } from '../lib/generated.ts';

const states = [...new Set(EDGES.flatMap(({ from, to }) => [...from, ...to]))];
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const rows = EDGES.map(
  (edge) =>
    `| ${code(edge.from)} | \`${edge.on}\` | ${edge.from === edge.to ? 'stays' : code(edge.to)} | ${reasonOf(edge)} |`,
);

generated(
  'docs/flow.md',
  `# The flow

Generated from \`packages/core/src/flow\` by \`npm run generate\`. [architecture.md](architecture.md#the-shapes) explains the terms.

${states.length} states, ${new Set(EDGES.map(({ on }) => on)).size} events, ${EDGES.length} edges. An event that a state has no edge for is refused and changes nothing.

\`\`\`mermaid
${drawFlow()}
\`\`\`

The diagram leaves out \`opened-at\` after the first one, and events that change nothing.

| From | On | To | Why |
|---|---|---|---|
${rows.join('\n')}
`,
);
