// docs/flow.md: the flow as a drawing and as a table, from its edges.
import { EDGES, type Edge, reasonOf } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const states = [...new Set(EDGES.flatMap(({ from, to }) => [...from, ...to]))];
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

// Addresses lead from almost everywhere to almost everywhere: drawn, they would hide the rest.
const isDrawn = ({ on, from, to }: Edge) => on !== 'opened-at' && from !== to;

const arrows = new Map<string, string[]>();
for (const { on, from, to } of EDGES.filter(isDrawn)) {
  // An edge that may also stay where it is has its own row below; what it is for is to leave.
  for (const start of from) {
    for (const end of to.length > 1 ? to.filter((name) => name !== start) : to) {
      const way = `${states.indexOf(start)} ${states.indexOf(end)}`;
      arrows.set(way, [...(arrows.get(way) ?? []), on]);
    }
  }
}

const drawing = [
  'flowchart TB',
  ...states.map((name, index) => `  s${index}["${name}"]`),
  `  s${states.indexOf('opening')} -- "opened-at" --> s${states.indexOf('login')}`,
  ...[...arrows].map(([way, events]) => {
    const [start, end] = way.split(' ');
    return `  s${start} -- "${events.join('<br/>')}" --> s${end}`;
  }),
];

const rows = EDGES.map(
  (edge) =>
    `| ${code(edge.from)} | \`${edge.on}\` | ${edge.from === edge.to ? 'stays' : code(edge.to)} | ${reasonOf(edge)} |`,
);

generated(
  'docs/flow.md',
  `# The flow

Made from \`packages/core/src/flow\` by \`npm run generate\`; what the words mean stands in [architecture.md](architecture.md#the-shapes).

${states.length} states, ${new Set(EDGES.map(({ on }) => on)).size} events, ${EDGES.length} edges. An event that a state has no edge for is refused and changes nothing.

\`\`\`mermaid
${drawing.join('\n')}
\`\`\`

Left out of the drawing: \`opened-at\` after the first one, and events that change nothing.

| From | On | To | Why |
|---|---|---|---|
${rows.join('\n')}
`,
);
