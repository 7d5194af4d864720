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

/**
 * The members without a comment of the types that a declaration writes down: its own, those of the variants of a union, and
 * those of parameters and results. Variants that have a member in common need its comment once. Returns paths such as
 * `resources.url`.
 */
export const bareMembers = (
  declaration: Node,
  isDocumented: (node: { readonly start: number }) => boolean,
): readonly string[] => {
  const told = new Map<string, boolean>();
  const walk = (node: Fields, path: readonly string[]): void => {
    if (isChoice(node) || (NO_TYPE.test(node.type) && !FUNCTIONS.has(node.type))) return;
    const isMember = MEMBERS.has(node.type);
    const name = isMember ? nameOf(node) : undefined;
    if (isMember && name === undefined) return;
    const here = name === undefined ? path : [...path, name];
    if (isMember) {
      const key = here.join('.');
      told.set(key, told.get(key) === true || isDiscriminant(node) || isDocumented(node));
    }
    for (const child of childrenOf(node)) walk(child, here);
  };
  walk(declaration as unknown as Fields, []);
  return [...told].flatMap(([path, isTold]) => (isTold ? [] : [path]));
};
