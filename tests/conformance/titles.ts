import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type Expression, parseSync, type Super, Visitor } from 'oxc-parser';

/** The title of a test or of a group, and the rules that it names. */
export interface Title {
  readonly file: string;
  /** The title after those of its groups, without ids: `leaving > records the success`. */
  readonly path: string;
  /** The ids in brackets at the end: `[4.4, 7.18]` names two rules. */
  readonly ids: readonly string[];
  /** Whether an id is anywhere else in the title, or written in another way. */
  readonly isMalformed: boolean;
}

const IDS = / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/;
const LIKE_AN_ID = /\[\s*\d+\.\d/;
const MAKERS = ['describe', 'it', 'test'];
// Modifiers that such a call may have. A test that is skipped, expected to fail or still to
// be written proves nothing.
const MANNERS = ['each', 'for', 'concurrent', 'sequential', 'serial', 'skipIf', 'runIf'];

/** The names in a callee: `it` and `each` for `it.each(rows)('…')`. */
const namesOf = (callee: Expression | Super): readonly string[] => {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return [...namesOf(callee.object), callee.property.name];
  return ['?'];
};

interface Made {
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly isRun: boolean;
}

/** The test or the group of tests that a call defines, if any. */
const madeBy = ({ callee, arguments: given, start, end }: CallExpression, text: string): readonly Made[] => {
  const [maker = '', ...manners] = namesOf(callee);
  const [title, body] = given;
  if (!MAKERS.includes(maker) || title === undefined || body === undefined) return [];
  const isRun = manners.every((name) => MAKERS.includes(name) || MANNERS.includes(name));
  if (title.type === 'TemplateLiteral')
    return [{ start, end, title: text.slice(title.start + 1, title.end - 1), isRun }];
  return title.type === 'Literal' && typeof title.value === 'string'
    ? [{ start, end, title: title.value, isRun }]
    : [];
};

/** The titles in a file, in order. A template literal keeps its `${…}`. */
export const titlesOf = (file: string, text: string): readonly Title[] => {
  const made: Made[] = [];
  new Visitor({ CallExpression: (call) => void made.push(...madeBy(call, text)) }).visit(
    parseSync(file, text).program,
  );
  return made.flatMap((one): readonly Title[] => {
    const groups = made.filter(({ start, end }) => start <= one.start && one.end <= end);
    if (!groups.every(({ isRun }) => isRun)) return [];
    return [
      {
        file,
        path: groups.map(({ title }) => title.replace(IDS, '')).join(' > '),
        ids: IDS.exec(one.title)?.[1]?.split(', ') ?? [],
        isMalformed: LIKE_AN_ID.test(one.title.replace(IDS, '')),
      },
    ];
  });
};

/** The titles in these test files. */
export const titlesIn = (root: string, files: readonly string[]): readonly Title[] =>
  files.flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')));

/** The titles in every test file that names a rule. The other files need not be parsed. */
export const titlesWithRules = (root: string): readonly Title[] =>
  globSync(['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => LIKE_AN_ID.test(text))
    .flatMap(({ file, text }) => titlesOf(file, text));
