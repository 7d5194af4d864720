import { type Entry, readDeclarations } from './read-declarations.ts';

// What is written in comments is no contract. A comment between the variants of a union breaks the line.
const COMMENT = /^ *(?:\/\/ .*|\/\*\*[\s\S]*?\*\/)\n/gm;
const BROKEN_UNION = /\n *(?=\| )/g;

const pageOf = ({ specifier }: Entry, report: string): string => {
  const code = /^```ts\n([\s\S]*?)\n```/m.exec(report)?.[1] ?? '';
  const declarations = `${code}\n`
    .replaceAll(COMMENT, '')
    .replaceAll(BROKEN_UNION, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `# What \`${specifier}\` exports\n\nMade from the built declarations by \`npm run surface\`. Types without \`export\` are named by those that are exported.\n\n\`\`\`typescript\n${declarations}\n\`\`\`\n`;
};

/** Returns the page of each entry of one package, by the page's file. */
export const readSurface = (entries: readonly Entry[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readDeclarations(entries).map(({ entry, report }) => [entry.file, pageOf(entry, report)]),
  );
