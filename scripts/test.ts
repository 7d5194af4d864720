// Run this before every merge. It builds everything and runs all tests, except the slowest outside CI (docs/testing.md says
// which). `--full` runs every suite in full (GATEHOUSE_FULL=1) and breaks each security control on purpose. Some tests make
// random choices. A failure prints their seed, and GATEHOUSE_SEED repeats it. `npm test -- FILE …` builds, then runs only the
// named tests; `-u` updates their snapshots.
import { availableParallelism } from 'node:os';
import { buildAll } from './build.ts';
import {
  browser,
  type Check,
  chromium,
  controls,
  isQuick,
  lint,
  packageChecks,
  runAll,
  summarise,
  types,
  unit,
  unused,
  type Verdict,
} from './lib/checks.ts';
import { isStopping } from './lib/command.ts';
import { buildDocs } from './lib/docs.ts';
import { installEngines } from './lib/engines.ts';
import { buildGallery } from './lib/gallery.ts';
import { announcement, isBrowserTest, needsBrowser, testsNamed, wordsOf } from './lib/named-tests.ts';

const isFull = process.argv.includes('--full');
if (isFull) {
  process.env.GATEHOUSE_FULL = '1';
  process.stderr.write(await installEngines());
}
const words = wordsOf(process.argv.slice(2));
const DOCS_TEST = 'tests/e2e/docs.test.ts';
const renew = process.argv.includes('-u') ? ['-u'] : [];

/** Builds the packages and the gallery and, if `hasDocs`, the documentation site. */
const build =
  (hasDocs: boolean): Check =>
  async () => {
    const start = performance.now();
    const isBuilt = (await buildAll()) && (await (hasDocs ? buildDocs() : buildGallery()));
    if (isBuilt) process.env.GATEHOUSE_BUILT = '1';
    const seconds = (performance.now() - start) / 1000;
    return { name: 'build', passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1, output: '', seconds };
  };

const everything = async (): Promise<Verdict[]> => [
  // Unit tests open a browser, too.
  ...(await runAll(2, [build(!isQuick()), chromium])),
  ...(await runAll(Math.max(2, availableParallelism()), [types, ...packageChecks(), unused, lint])),
  // One at a time: they measure time, and they open ports.
  ...(await runAll(1, [unit([]), browser([]), ...(isFull ? [controls] : [])])),
];

const named = async (files: readonly string[]): Promise<Verdict[]> => {
  const inBrowser = files.filter(isBrowserTest);
  const inNode = files.filter((file) => !isBrowserTest(file));
  return runAll(1, [
    build(files.includes(DOCS_TEST)),
    ...(files.some(needsBrowser) ? [chromium] : []),
    ...(inNode.length > 0 ? [unit([...inNode, ...renew])] : []),
    ...(inBrowser.length > 0 ? [browser(inBrowser)] : []),
  ]);
};

const { sources, built } = testsNamed(words);
const files = [...sources, ...built];
if (words.length > 0 && files.length === 0) {
  process.stderr.write(`No test has ${words.join(' or ')} in its path.\n`);
  process.exitCode = 2;
} else {
  if (words.length > 0) process.stdout.write(announcement(files, 'after a build'));
  const verdicts = await (words.length > 0 ? named(files) : everything());
  if (!isStopping()) process.exitCode = summarise(verdicts) ? 0 : 1;
}
