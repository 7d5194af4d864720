import { err, ok, type Result } from 'neverthrow';
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { mismatches } from '../faults/read-fault.ts';
import { loginNames, type Person } from './person.ts';
import { personasSchema } from './personas.schema.ts';

/** A mistake in a personas file, where it stands. Lines and columns count from 1. */
export interface PersonasProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type Path = readonly PropertyKey[];

// What zod says of a field that has no words of its own in the schema.
const UNWORDED = 'Invalid input';

interface Found {
  readonly path: Path;
  readonly message: string;
}

/** The offset of the deepest part of a path that the file has; of a key itself where `key` names one. */
const offsetOf = (document: Document, path: Path, key?: string): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isMap(node) && key !== undefined && length === path.length) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
};

const twice = (people: readonly Person[]): readonly Found[] => {
  const ids = new Set<string>();
  const names = new Set<string>();
  return people.flatMap((person, index) => {
    const found: Found[] = [];
    const add = (seen: Set<string>, text: string, field: string): void => {
      if (seen.has(text)) found.push({ path: ['people', index, field], message: `${text} is there already` });
      seen.add(text);
    };
    add(ids, person.id, 'id');
    for (const [at, name] of loginNames(person).entries())
      add(names, name.toLowerCase(), at === 0 ? 'username' : 'phone');
    for (const [at, fault] of (person.faults ?? []).entries()) {
      found.push(...mismatches(fault).map((message) => ({ path: ['people', index, 'faults', at], message })));
    }
    if (person.phone !== undefined && person.countryCode === undefined) {
      found.push({ path: ['people', index, 'phone'], message: 'needs a countryCode beside it' });
    }
    return found;
  });
};

/** Reads the text of a personas file. The error lists every mistake with its line and column. */
export const readPersonas = (text: string): Result<readonly Person[], readonly PersonasProblem[]> => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true } as const);
  const at = (offset: number, message: string): PersonasProblem => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col, message };
  };
  if (document.errors.length > 0) {
    return err(
      document.errors.map(({ pos, message }) =>
        at(pos[0], message.split('\n', 1)[0]?.replace(/ at line .*$/, '') ?? message),
      ),
    );
  }
  const read = personasSchema.safeParse(document.toJS({ maxAliasCount: 20 }));
  if (!read.success) {
    return err(
      read.error.issues.flatMap((issue) => {
        const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
        return keys.map((key) => {
          const name = [...issue.path, ...(key === undefined ? [] : [key])].join('.');
          const message = key === undefined ? issue.message : 'is not known here';
          return at(
            offsetOf(document, issue.path, key),
            `${name || 'The file'}: ${message === UNWORDED ? 'is missing, or not of the right kind' : message}`,
          );
        });
      }),
    );
  }
  const problems = twice(read.data.people).map(({ path, message }) =>
    at(offsetOf(document, path), `${path.join('.')}: ${message}`),
  );
  return problems.length > 0 ? err(problems) : ok(read.data.people);
};
