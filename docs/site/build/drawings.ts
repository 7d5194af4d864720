import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkdownRenderer } from 'vitepress';

const EDGE = /^(\s*)(\w+) -- "(.*)" --> (\w+)$/;

/** The edges that lead back to a node on the way to them, by their line. */
function edgesBack(lines: readonly string[]): ReadonlySet<number> {
  const edges = lines.flatMap((line, at) => {
    const [, , from = '', , to = ''] = EDGE.exec(line) ?? [];
    return from === '' ? [] : [{ at, from, to }];
  });
  const back = new Set<number>();
  const seen = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    seen.add(node);
    for (const { at, to } of edges.filter(({ from }) => from === node)) {
      if (way.includes(to)) back.add(at);
      else if (!seen.has(to)) visit(to, [...way, to]);
    }
  };
  for (const { from } of edges) if (!seen.has(from)) visit(from, [from]);
  return back;
}

/** The diagram with its edges back turned around, so that it is drawn from its first node downwards. */
export function downwards(diagram: string): string {
  const lines = diagram.split('\n');
  const back = edgesBack(lines);
  return lines.map((line, at) => (back.has(at) ? line.replace(EDGE, '$1$4 <---|$3| $2') : line)).join('\n');
}

let drawn = 0;

/** Draws a diagram. Its colours and font come from the style of the site. */
export function draw(diagram: string): string {
  drawn += 1;
  return (
    renderMermaidSVG(downwards(diagram), { padding: 16, nodeSpacing: 16, layerSpacing: 32 })
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/^<svg ([^>]*?) style="[^"]*"/, '<svg $1 class="drawing"')
      .replace(/ style="\w+"/g, '')
      // Otherwise the arrow at the start of a line points into it.
      .replaceAll('auto-start-reverse', 'auto')
      .replace(/(id="|url\(#)(?=[a-z])/g, `$1d${drawn}-`)
  );
}

/** Shows blocks of Mermaid as drawings, each in a box that scrolls by itself. */
export function drawDiagrams(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim() !== 'mermaid') return fence?.(tokens, index, options, env, self) ?? '';
    return `<figure class="drawn" tabindex="0" aria-label="Diagram" v-pre>${draw(token.content)}</figure>\n`;
  };
}
