import type { Page } from './documents.ts';

/** A block of code in a page or a doc comment. */
export type Block = { readonly page: string; readonly language: string; readonly code: string };

/** Which test runs which blocks. */
type Run = {
  /** The page, or the beginning of its path. */
  readonly page: string;
  readonly language: string;
  /** What the block, or the line of a block for a shell, has to match. */
  readonly holds?: RegExp;
  readonly by: string;
};

const PROGRAMS = 'tests/scenarios/library/examples.test.ts';
const DOCUMENTED = 'tests/scenarios/cli/documented.test.ts';
const OPERATE = 'tests/e2e/operate-guide.test.ts';
const LOAD = 'tests/load/guide.test.ts';
const BLOCKS = 'tests/architecture/blocks.test.ts';
const PACK = 'tests/packages/pack.test.ts';
const VECTORS = 'tests/contracts/vector-programs.test.ts';
const OTHERS = 'tests/scenarios/dev/lines-for-others.test.ts';
const EXAMPLES = 'tests/packages/examples.test.ts';

/** Blocks that are shown and not run. */
export const SHOWN: readonly string[] = ['text', 'mermaid'];

/** The first row that fits a block decides. */
export const RUNS: readonly Run[] = [
  { page: '', language: 'ts', holds: /\/\/ prints: /, by: PROGRAMS },
  { page: 'docs/guides/adapters.md', language: 'ts', by: 'tests/scenarios/library/adapters-guide.test.ts' },
  { page: 'docs/guides/library.md', language: 'ts', by: 'tests/scenarios/library/guide.test.ts' },
  { page: 'docs/guides/scenarios.md', language: 'yaml', by: 'tests/scenarios/cli/run.test.ts' },
  { page: 'docs/guides/ci.md', language: 'yaml', holds: /^# \S+\n/, by: DOCUMENTED },
  // For other programs: they can be read, and the command lines in them have flags that exist.
  { page: 'docs/guides/ci.md', language: 'yaml', by: BLOCKS },
  { page: 'docs/guides/ci.md', language: 'groovy', by: DOCUMENTED },
  { page: 'docs/guides/command.md', language: 'yaml', by: DOCUMENTED },
  { page: 'docs/guides/command.md', language: 'jsonc', by: DOCUMENTED },
  { page: 'docs/guides/load.md', language: 'yaml', by: LOAD },
  { page: 'docs/guides/load.md', language: 'csv', by: LOAD },
  { page: 'packages/artillery-engine/', language: 'yaml', by: LOAD },
  { page: 'docs/guides/operate.md', language: 'yaml', by: OPERATE },
  { page: 'docs/guides/operate.md', language: 'json', by: BLOCKS },
  { page: 'docs/guides/operate.md', language: 'svg', by: BLOCKS },
  { page: 'docs/adding.md', language: 'markdown', by: BLOCKS },
];

/** The same for the lines of blocks for a shell. */
export const LINES: readonly Run[] = [
  // Sections that a walk plays line by line.
  { page: 'docs/guides/operate.md', language: 'sh', holds: /^sudo (?:rm|systemctl) /, by: OPERATE },
  // They need a machine to change, a name on the internet, a registry and a cluster. What they name is there.
  { page: 'docs/guides/operate.md', language: 'sh', holds: /^sudo (?:apt|certbot) /, by: BLOCKS },
  { page: 'docs/guides/operate.md', language: 'sh', holds: /^(?:podman|kubectl) /, by: BLOCKS },
  {
    page: 'docs/guides/operate.md',
    language: 'sh',
    holds: /^(?:cd|sudo cp) .*/,
    by: 'tests/e2e/kill-switch.test.ts',
  },
  {
    page: '',
    language: 'sh',
    holds: /^(?:sudo )?(?:npx --no @gatehouse-login\/cli-harness|gatehouse) /,
    by: DOCUMENTED,
  },
  { page: 'docs/guides/load.md', language: 'sh', holds: /^np[mx] /, by: LOAD },
  { page: 'packages/artillery-engine/', language: 'sh', holds: /^np[mx] /, by: LOAD },
  { page: 'docs/guides/command.md', language: 'sh', holds: /^artillery run load\.yaml /, by: LOAD },
  {
    page: 'docs/guides/adapters.md',
    language: 'sh',
    holds: /^node --test$/,
    by: 'tests/scenarios/library/adapters-guide.test.ts',
  },
  { page: 'packages/core/vectors/', language: 'sh', holds: /^(?:cd|python3|javac) /, by: VECTORS },
  { page: 'examples/README.md', language: 'sh', holds: /^(?:cp|cd|npm) /, by: EXAMPLES },
  // With `--dry-run`, so that nothing is downloaded.
  { page: '', language: 'sh', holds: /^npx playwright install /, by: OTHERS },
  { page: '', language: 'sh', holds: /^npm install .*(?:\/vendor\/\*|\.)\.?tgz/, by: PACK },
  // Only in `npm run test:full`, because it needs the lockfile of a real installation.
  { page: '', language: 'sh', holds: /^npm ci$/, by: EXAMPLES },
  { page: '', language: 'sh', holds: /^git (?:add|commit|push|tag) /, by: OTHERS },
  // A script of the page's own package, or of the repository.
  { page: '', language: 'sh', holds: /^npm (?:run [\w:]+|start|test)\b/, by: BLOCKS },
];

/** The blocks of code of a page, those in lists included. */
export const blocksOf = ({ path, text }: Page): readonly Block[] =>
  [...text.matchAll(/^( *)```(\S*)[^\n]*\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      page: path,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

/** The command lines of a block for a shell, without comments. A line that ends with a backslash goes on. */
export const linesOf = ({ code }: Block): readonly string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^| +)# .*$/, '').trim())
    .filter((line) => line !== '');

/** The row of a block, or of one of its lines. */
export const runOf = (rows: readonly Run[], { page, language }: Block, text: string): Run | undefined =>
  rows.find(
    (row) => page.startsWith(row.page) && row.language === language && (row.holds?.test(text) ?? true),
  );

/** The blocks, and the lines of blocks, that nobody runs. */
export const unrunIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    const { page, language, code } = block;
    if (SHOWN.includes(language)) return [];
    const [rows, texts] = language === 'sh' ? [LINES, linesOf(block)] : [RUNS, [code]];
    const unrun = texts.filter((text) => runOf(rows, block, text) === undefined);
    return unrun.map(
      (text) => `${page}: ${language === '' ? 'no language' : language}: ${text.split('\n')[0]}`,
    );
  });
