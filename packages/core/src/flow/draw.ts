import type { Edge } from './edge.ts';
import { EDGES } from './transition.ts';

/**
 * Draws edges as a Mermaid flowchart. `opened-at` is drawn only once, from `opening`: an address can be opened in
 * almost every state and lead to almost every other, which would hide the rest. Events that change nothing are
 * left out, too.
 */
export function drawFlow(edges: readonly Edge[] = EDGES): string {
  const states = [...new Set(edges.flatMap(({ from, to }) => [...from, ...to]))];
  const arrows = new Map<string, string[]>();
  for (const { on, from, to } of edges.filter(isDrawn)) {
    // An edge that may also stay is drawn only where it leaves.
    for (const start of from) {
      for (const end of to.length > 1 ? to.filter((name) => name !== start) : to) {
        const way = `${states.indexOf(start)} ${states.indexOf(end)}`;
        arrows.set(way, [...(arrows.get(way) ?? []), on]);
      }
    }
  }
  const first = states.includes('opening')
    ? [`  s${states.indexOf('opening')} -- "opened-at" --> s${states.indexOf('login')}`]
    : [];
  return [
    'flowchart TB',
    ...states.map((name, index) => `  s${index}["${name}"]`),
    ...first,
    ...[...arrows].map(([way, events]) => {
      const [start, end] = way.split(' ');
      return `  s${start} -- "${events.join('<br/>')}" --> s${end}`;
    }),
  ].join('\n');
}

const isDrawn = ({ on, from, to }: Edge): boolean => on !== 'opened-at' && from !== to;
