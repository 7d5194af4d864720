/** A shape or a line of a drawing. */
export interface Mark {
  /** How much of the ink's colour it takes, 0 to 1: the drawing is a luminance mask. */
  readonly ink: number;
  /** How often it is drawn. */
  readonly times: number;
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
}

/** What is handed down from a group to its parts. */
interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly times: number;
}

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line'];
/** A pattern fills the panel, and dashes fill their line. */
const MANY = 100;

/** The marks of a drawing that consists of shapes, groups, patterns and `<use>`; black erases and is none. */
export function marksIn(svg: string): readonly Mark[] {
  const root = treeOf(svg);
  const named = new Map<string, Node>();
  const remember = (node: Node): void => {
    if (node.attributes.id !== undefined) named.set(node.attributes.id, node);
    node.children.forEach(remember);
  };
  remember(root);

  const draw = (node: Node, pen: Pen): readonly Mark[] => {
    const { attributes } = node;
    const own = penOf(attributes, pen);
    if (node.name === 'use') {
      const target = named.get((attributes.href ?? '').slice(1));
      return target === undefined ? [] : draw(target, own);
    }
    if (SHAPES.includes(node.name)) return shape(attributes, own);
    const times = node.name === 'pattern' ? own.times * MANY : own.times;
    return node.children
      .filter(({ name }) => name !== 'defs')
      .flatMap((child) => draw(child, { ...own, times }));
  };
  return draw(root, { fill: '#000', stroke: 'none', fillOpacity: 1, strokeOpacity: 1, opacity: 1, times: 1 });
}

function shape(attributes: Node['attributes'], pen: Pen): readonly Mark[] {
  const subpaths = attributes.d?.match(/m/gi)?.length ?? 1;
  const dashes = attributes['stroke-dasharray'] === undefined ? 1 : MANY;
  const inks = [
    luminance(pen.stroke) * pen.strokeOpacity * pen.opacity,
    luminance(pen.fill) * pen.fillOpacity * pen.opacity,
  ];
  const ink = Math.max(...inks);
  return ink === 0 ? [] : [{ ink, times: pen.times * subpaths * dashes }];
}

function penOf(attributes: Node['attributes'], pen: Pen): Pen {
  return {
    ...pen,
    fill: attributes.fill ?? pen.fill,
    stroke: attributes.stroke ?? pen.stroke,
    fillOpacity: Number(attributes['fill-opacity'] ?? pen.fillOpacity),
    strokeOpacity: Number(attributes['stroke-opacity'] ?? pen.strokeOpacity),
    opacity: pen.opacity * Number(attributes.opacity ?? 1),
  };
}

/** The luminance of a grey, as a mask reads it; a reference to a pattern counts there. */
function luminance(paint: string): number {
  if (!paint.startsWith('#')) return 0;
  const digits = paint.slice(1);
  const grey = digits.length === 3 ? digits.slice(0, 1).repeat(2) : digits.slice(0, 2);
  return Number.parseInt(grey, 16) / 255;
}

function treeOf(svg: string): Node {
  const root: Node = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, close, name = '', rest = '', empty] of svg.matchAll(/<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    if (close === '/') {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const node: Node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (empty !== '/') open.push(node);
  }
  return root;
}
