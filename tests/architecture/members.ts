import type { Node } from 'oxc-parser';

type Fields = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Fields): readonly Fields[] => Object.values(node).flat().filter(isNode);

const MEMBERS = new Set([
  'TSPropertySignature',
  'TSMethodSignature',
  'PropertyDefinition',
  'MethodDefinition',
]);
// What a program does, or a value that shows its type.
const NO_TYPE = /^(?!TS).*(?:Statement|Expression|Literal)$/;
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** The member's name. Private members, constructors and computed names have none that a reader could use. */
const nameOf = (member: Fields): string | undefined => {
  const key = member.key as Fields;
  const isHidden =
    member.computed === true || member.accessibility === 'private' || member.kind === 'constructor';
  if (isHidden || key.type === 'PrivateIdentifier') return undefined;
  return String(key.name ?? key.value);
};

/** Whether the member has only one value, such as `kind: 'timed-out'`, which tells the variants of a union apart, or none. */
const isDiscriminant = (member: Fields): boolean => {
  const annotation = (member.typeAnnotation as { readonly typeAnnotation?: Fields } | null | undefined)
    ?.typeAnnotation;
  return ['TSLiteralType', 'TSNeverKeyword', 'TSInferType'].includes(annotation?.type ?? '');
};

/** Whether members in this node only choose from a union, as in `Extract<Event, { type: 'retry' }>`. */
const isChoice = (node: Fields): boolean =>
  node.type === 'TSTypeReference' && (node.typeName as Fields).name === 'Extract';

/** The names of the types that a declaration writes down. */
export const namedIn = (declaration: Node): readonly string[] => {
  const walk = (node: Fields): readonly string[] => {
    const { name } = (node.typeName ?? node.expression ?? {}) as { readonly name?: string };
    const isNamed = node.type === 'TSTypeReference' || node.type === 'TSInterfaceHeritage';
    const own = isNamed && name !== undefined ? [name] : [];
    return NO_TYPE.test(node.type) && !FUNCTIONS.has(node.type)
      ? []
      : [...own, ...childrenOf(node).flatMap(walk)];
  };
  return walk(declaration as unknown as Fields);
};

// A number alone says nothing: it is a time, a length, or it counts or names something.
const UNIT =
  /milliseconds|seconds|days|pixels|bytes|characters|digits|UTF-16 units|from 0 to 1|\b(?:number|how many|counts?|place|index|line|column|code|status|id|port|rank|weight|version|position|where|the same|as in)\b/i;

const isNumber = (member: Fields): boolean => {
  const annotation = (member.typeAnnotation as { readonly typeAnnotation?: Fields } | null | undefined)
    ?.typeAnnotation;
  const types = annotation?.type === 'TSUnionType' ? (annotation.types as readonly Fields[]) : [annotation];
  const kinds = types.map((each) => each?.type ?? '');
  const isAbsent = (kind: string) => kind === 'TSNullKeyword' || kind === 'TSUndefinedKeyword';
  return (
    kinds.includes('TSNumberKeyword') && kinds.every((kind) => kind === 'TSNumberKeyword' || isAbsent(kind))
  );
};

/** What a member's comment lacks, or undefined. */
const lackOf = (member: Fields, comment: string | undefined): string | undefined => {
  if (isDiscriminant(member)) return undefined;
  if (comment === undefined) return 'has no comment';
  return isNumber(member) && !UNIT.test(comment) ? 'names no unit' : undefined;
};

/**
 * What the comments lack of the members that a declaration writes down: its own, those of the variants of a union, and those of
 * parameters and results. Variants that have a member in common need its comment once. Returns `resources.url has no comment`
 * and the like.
 */
export const bareMembers = (
  declaration: Node,
  commentOf: (node: { readonly start: number }) => string | undefined,
): readonly string[] => {
  const lacks = new Map<string, string | undefined>();
  const walk = (node: Fields, path: readonly string[]): void => {
    if (isChoice(node) || (NO_TYPE.test(node.type) && !FUNCTIONS.has(node.type))) return;
    const isMember = MEMBERS.has(node.type);
    const name = isMember ? nameOf(node) : undefined;
    if (isMember && name === undefined) return;
    const here = name === undefined ? path : [...path, name];
    if (isMember) {
      const key = here.join('.');
      const lack = lackOf(node, commentOf(node));
      lacks.set(key, lacks.has(key) && lack !== undefined ? lacks.get(key) : lack);
    }
    for (const child of childrenOf(node)) walk(child, here);
  };
  walk(declaration as unknown as Fields, []);
  return [...lacks].flatMap(([path, lack]) => (lack === undefined ? [] : [`${path} ${lack}`]));
};
