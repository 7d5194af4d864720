import { readFileSync } from 'node:fs';
import { type Comment, type Node, parseSync, Visitor } from 'oxc-parser';
import { bareMembers, namedIn } from './members.ts';

/** An import of any kind: `import`, `export … from`, `import('…')` as a value or as a type. */
export type Import = { readonly specifier: string; readonly isType: boolean };
/** A name of another file. */
export type Origin = { readonly specifier: string; readonly name: string };
/** A name that a file exports: declared here as `local`, or re-exported from `from`. */
export type Export = { readonly name: string; readonly local: string; readonly from?: Origin };
/** What a declaration says for readers. */
export type Declared = {
  readonly isDocumented: boolean;
  /** What the comments of its members lack. */
  readonly bare: readonly string[];
  /** The types that it names. */
  readonly names: readonly string[];
};
export type Source = {
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  readonly declared: ReadonlyMap<string, Declared>;
  /** Where imported names come from. */
  readonly bindings: ReadonlyMap<string, Origin>;
  readonly throws: number;
  readonly anys: number;
};

type Span = { readonly start: number };
type Declaration = {
  readonly id?: { readonly name?: string } | null;
  readonly declarations?: readonly { id: object }[];
};

const namesOf = (declaration: Declaration): readonly string[] =>
  (declaration.declarations ?? [declaration]).flatMap(({ id }) =>
    id != null && 'name' in id && typeof id.name === 'string' ? [id.name] : [],
  );

/** Parses one TypeScript file without running it. */
export const readSource = (file: string): Source => {
  const text = readFileSync(file, 'utf8');
  const { program, module, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);

  const isBefore = (comment: Comment, node: Span) =>
    comment.value.startsWith('*') &&
    comment.end <= node.start &&
    text.slice(comment.end, node.start).trim() === '';
  const commentOf = (node: Span) => comments.find((comment) => isBefore(comment, node))?.value;

  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isType:
      text.startsWith('import type', start) || (entries.length > 0 && entries.every((entry) => entry.isType)),
  }));
  let throws = 0;
  let anys = 0;
  const declared = new Map<string, Declared>();
  const declare = (declaration: Declaration, node: Span) => {
    for (const name of namesOf(declaration)) {
      const before = declared.get(name);
      declared.set(name, {
        isDocumented: before?.isDocumented === true || commentOf(node) !== undefined,
        bare: [...(before?.bare ?? []), ...bareMembers(declaration as Node, commentOf)],
        names: [...(before?.names ?? []), ...namedIn(declaration as Node)],
      });
    }
  };
  new Visitor({
    ThrowStatement: () => void throws++,
    TSAnyKeyword: () => void anys++,
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') imports.push({ specifier: String(source.value), isType: false });
    },
    TSImportType: ({ source }) => void imports.push({ specifier: source.value, isType: true }),
  }).visit(program);
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && node.declaration !== null)
      declare(node.declaration as Declaration, node);
    else if ('id' in node || 'declarations' in node) declare(node as Declaration, node);
  }

  const entries = module.staticExports.flatMap((statement) => statement.entries);
  for (const { moduleRequest, isType } of entries)
    if (moduleRequest !== null) imports.push({ specifier: moduleRequest.value, isType });
  const exports = entries.map(({ exportName, importName, localName, moduleRequest }): Export => {
    const name = exportName.name ?? (exportName.kind === 'Default' ? 'default' : '*');
    const own = { name, local: localName.name ?? name };
    if (moduleRequest === null) return own;
    return { ...own, from: { specifier: moduleRequest.value, name: importName.name ?? '*' } };
  });
  const bindings = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries: all }) =>
      all.map(({ localName, importName }): [string, Origin] => [
        localName.value,
        { specifier: moduleRequest.value, name: importName.name ?? '*' },
      ]),
    ),
  );
  return { lines: text.split('\n').length - 1, imports, exports, declared, bindings, throws, anys };
};
