import { createHash } from 'node:crypto';
import { breaks, type Changeset } from './changesets.ts';

/**
 * A digest of each declaration of each entry, by what programs import and by the declaration's name. The names of types
 * without `export` are in parentheses.
 */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What was released last. */
export interface Released {
  readonly version: string;
  readonly entries: Digests;
}

interface Change {
  readonly package: string;
  readonly name: string;
  readonly what: 'is new' | 'has changed' | 'is gone';
}

const DECLARED =
  /^(?:export )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum|namespace) ([\w$]+)|^export default ([\w$]+)|^export \{ (?:\w+ as )?([\w$]+)/;

/** Returns a digest of each declaration of a page, by its name. Overloads of a function are one declaration. */
export const digestsOf = (page: string): Digests[string] => {
  const code = /^```typescript\n([\s\S]*?)\n```$/m.exec(page)?.[1] ?? '';
  const found = new Map<string, string>();
  for (const part of code.split(/\n\n(?=\S)/)) {
    if (part.startsWith('import ') || part === '') continue;
    const [line, ...names] = DECLARED.exec(part) ?? [part.split('\n')[0] ?? ''];
    const name = names.find((each) => each !== undefined) ?? line;
    const key = /^export /m.test(part) ? name : `(${name})`;
    found.set(key, `${found.get(key) ?? ''}${part}\n`);
  }
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  return Object.fromEntries([...found].map(([name, text]) => [name, digest(text)]));
};

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** The changes of each entry, those of one package that are the same once. */
const changesBetween = (before: Digests, now: Digests): readonly Change[] => {
  const found = new Map<string, Change>();
  for (const specifier of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old = {}, mine = {}] = [before[specifier], now[specifier]];
    for (const name of new Set([...Object.keys(old), ...Object.keys(mine)])) {
      if (old[name] === mine[name]) continue;
      const what = old[name] === undefined ? 'is new' : mine[name] === undefined ? 'is gone' : 'has changed';
      // A type without `export` comes and goes with what names it.
      const isOwn = !name.startsWith('(');
      if (!isOwn && what !== 'has changed') continue;
      const change = { package: packageOf(specifier), name: isOwn ? name : name.slice(1, -1), what } as const;
      found.set(Object.values(change).join(), change);
    }
  }
  return [...found.values()];
};

const isSaidIn = ({ bumps, text }: Changeset, change: Change): boolean =>
  bumps[change.package] !== undefined && text.split(/[^\w$]+/).includes(change.name);

/**
 * Compares what the packages export with what was released. Returns a sentence for each package with changes that no
 * changeset names, and for each export that goes away although the version will not tell users so.
 */
export const unsaidChanges = (
  { version, entries }: Released,
  now: Digests,
  changesets: readonly Changeset[],
): readonly string[] => {
  const changes = changesBetween(entries, now);
  const unsaid = changes.filter((change) => !changesets.some((each) => isSaidIn(each, change)));
  const breaking = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  const untold = changes.flatMap((change) => {
    const said = changesets.filter((each) => isSaidIn(each, change));
    const isTold = said.some((each) => breaking.includes(each.bumps[change.package] ?? '') && breaks(each));
    return change.what === 'is gone' && said[0] !== undefined && !isTold
      ? [{ ...change, file: said[0].file }]
      : [];
  });
  return [
    ...[...new Set(unsaid.map((change) => change.package))].map((name) => {
      const mine = unsaid.filter((change) => change.package === name);
      const what = mine.map((change) => `\`${change.name}\` ${change.what}`).join(', ');
      return `${name} is not what ${version} was, and no changeset says so: ${what}. Run "npx --no changeset", choose ${name} and write what that means for a user, with each of these names. If a file in .changeset names the package already, add to its text.`;
    }),
    ...untold.map(
      ({ file, name, ...change }) =>
        `\`${name}\` is gone from ${change.package}, which breaks programs that use it. Let .changeset/${file} say ${breaking[0]}, and add a paragraph "What to do: …" for who uses it.`,
    ),
  ];
};
