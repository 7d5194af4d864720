// Generates docs/flow.md, the flow as a diagram and a table, from its edges.
import { EDGES, type Edge, reasonOf } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

const states = [...new Set(EDGES.flatMap(({ from, to }) => [...from, ...to]))];
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

// An address can be opened in almost every state and lead to almost every other. Drawn,
// this would hide the rest.
const isDrawn = ({ on, from, to }: Edge) => on !== 'opened-at' && from !== to;

const arrows = new Map<string, string[]>();
for (const { on, from, to } of EDGES.filter(isDrawn)) {
  // An edge that may also stay is drawn only where it leaves. The table below has all of it.
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

Generated from \`packages/core/src/flow\` by \`npm run generate\`. [architecture.md](architecture.md#the-shapes) explains the terms.

${states.length} states, ${new Set(EDGES.map(({ on }) => on)).size} events, ${EDGES.length} edges. An event that a state has no edge for is refused and changes nothing.

\`\`\`mermaid
${drawing.join('\n')}
\`\`\`

The diagram leaves out \`opened-at\` after the first one, and events that change nothing.

| From | On | To | Why |
|---|---|---|---|
${rows.join('\n')}
`,
);
