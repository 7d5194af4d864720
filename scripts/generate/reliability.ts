// Generates docs/reliability.md from what `npm run test:faults` has recorded.
import { CALLS, type Call, FAULT_BRANDS, KINDS, WAYS } from '../../tests/e2e/faults/cells.ts';
import { type Entry, type Recorded, readRecord } from '../../tests/e2e/faults/record.ts';
import { generated } from '../lib/generated.ts';

/** What each fault does, in a few words. */
const ABOUT: Readonly<Record<(typeof KINDS)[number], string>> = {
  timeout: 'never answers',
  'slow-drip': 'one byte every half second',
  refused: 'breaks the connection before any answer',
  reset: 'breaks the connection within the answer',
  'server-error': 'answers with 500',
  'too-many': 'answers with 429 and names a waiting time',
  busy: 'answers with 503 and names a waiting time',
  redirect: 'redirects to somewhere else',
  html: 'answers with a web page, as the network of a hotel does',
  empty: 'answers with nothing',
  malformed: 'answers with JSON that breaks off',
  truncated: 'sends the first half of the honest answer',
  'wrong-type': 'sends values of wrong types',
  huge: 'sends 50 MB',
  hostile: 'sends markup and other hostile values',
  'false-answer': 'sends the honest answer with every yes turned to no',
  'null-arrays': 'sends the honest answer with every list null',
  bom: 'sends the honest answer after a byte order mark',
  'wrong-content-type': 'sends the honest answer as an image',
  'unknown-fields': 'sends the honest answer with unknown fields',
  'other-casing': 'sends the honest answer with names in another casing',
};

/** Defects that the matrix has found, and the commits that mended them. */
const FOUND = [
  [
    'A language that loads slowly showed nothing for up to eight seconds. Now the spinner is there.',
    '35746bc1',
  ],
  [
    'After a change of the password with an unknown outcome, the page told visitors to try again with the old one, for ever. Now it says to try the new one.',
    '35746bc1',
  ],
  [
    'A page of a static server whose first script never arrives showed its spinner for ever. After ten seconds it offers to load again, without a script.',
    'a185faed',
  ],
  [
    'A page whose first script does not come loads itself again, once. Without a storage, nothing remembered that it had, and it was loaded again for ever. Now it offers to load again.',
    '96d3a59d',
  ],
  [
    'A request for the configuration that was made ahead kept *Try again* waiting behind it, and an old file from a cache was used. It was found from outside before there was this matrix. Planted again, it makes two cells of each unstamped page fail.',
    '7ba2465a',
  ],
] as const;

const record: Recorded = readRecord();
const anchorOf = (call: string, kind: string): string =>
  `${call} ${kind}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The colour of a cell is that of its worst entry. */
function colourOf(entries: readonly Entry[]): string {
  const all = entries.map(({ words }) => words);
  if (all.length === 0) return '⬜';
  if (all.some(({ problems }) => problems.length > 0)) return '🟥';
  if (all.every(({ says, forward }) => says === '' && forward.length === 0)) return '🟩';
  return all.some(({ forward }) => forward.length > 2) ? '🟧' : '🟨';
}

/** Says where an entry holds, in as few words as it takes. */
function placesOf({ where }: Entry): string {
  const ways = WAYS.filter((way) => where.some((place) => place.endsWith(` ${way}`)));
  return ways
    .map((way) => {
      const brands = FAULT_BRANDS.filter((brand) => where.includes(`${brand} ${way}`));
      const name = way === 'command' ? 'command' : `${way} page`;
      return brands.length === FAULT_BRANDS.length ? name : `${name} of ${brands.join(' and ')}`;
    })
    .join(', ');
}

const cell = (text: string): string => (text === '' ? '–' : text.replaceAll('|', '\\|'));

function rowOf(kind: string, call: string, entry: Entry, isFirst: boolean): string {
  const { says, seconds, kept, sent, forward, problems } = entry.words;
  const names = Object.keys(kept);
  const lost = names.filter((name) => !kept[name]);
  const held = names.filter((name) => kept[name]).join(', ');
  const isCommand = entry.where.every((place) => place.endsWith(' command'));
  const head = isFirst ? `<a id="${anchorOf(call, kind)}"></a>${kind}` : '';
  return `| ${head} | ${[
    placesOf(entry),
    says === '' ? (forward.length === 0 ? 'goes on' : '–') : says,
    isCommand ? '' : seconds === 0 ? 'a moment' : `${seconds} s`,
    lost.length === 0 ? held : [held, `not ${lost.join(', ')}`].filter(Boolean).join('; '),
    isCommand ? '' : sent,
    forward.join('; ') + (problems.length > 0 ? ` **${problems.join(', ')}**` : ''),
  ]
    .map(cell)
    .join(' | ')} |`;
}

const HEAD = `| Fault | Where | What the visitor is told | Busy for | Kept | Sent | The way forward |
|---|---|---|---|---|---|---|`;

const wordsOf = (call: string, kinds: readonly string[]): string =>
  kinds
    .flatMap((kind) => (record[call]?.[kind] ?? []).map((entry, at) => rowOf(kind, call, entry, at === 0)))
    .join('\n');

const calls = Object.keys(CALLS) as Call[];
const square = (call: string, kind: string): string =>
  `[${colourOf(record[call]?.[kind] ?? [])}](#${anchorOf(call, kind)} "${kind}")`;
const gridRow = (kind: (typeof KINDS)[number]): string =>
  `| ${kind} | ${calls.map((call) => square(call, kind)).join(' | ')} | ${ABOUT[kind]} |`;
const pageKinds = Object.keys(record.page ?? {});
const entriesIn = (call: string): number =>
  Object.values(record[call] ?? {})
    .flat()
    .reduce((sum, { where }) => sum + where.length, 0);
const played = [...calls, 'page'].reduce((sum, call) => sum + entriesIn(call), 0);
const problems = Object.values(record)
  .flatMap((kinds) => Object.values(kinds).flat())
  .reduce((sum, { words }) => sum + words.problems.length, 0);

generated(
  'docs/reliability.md',
  `# What happens when something fails

Each square is a fault of a call: what the network or the platform does, and what becomes of a login. \`npm run test:faults\` plays all of them, in a real browser and by the command, and writes this page; \`npm test\` plays a part, chosen by a seed, and fails where this page says something else: each fault once and each call on every brand in the browser, and a tenth of the faults of the page itself and of those by the command.

Each fault was met on ${FAULT_BRANDS.join(', ')}: on a stamped page, on a page as any static server serves it, and by the command. That is ${played} logins, with ${problems} problems. A problem is: an uncaught error or rejection, a request that is sent twice, a page that stays busy after its deadline, something typed that is lost, a lost focus, a message that is not announced, a navigation that nobody wanted, a violation of the page's policy, a secret where it does not belong, or a visitor who cannot get on.

| | |
|---|---|
| 🟩 | The login goes on as if nothing had happened. |
| 🟨 | The visitor is told what to do, and gets on in one or two steps. |
| 🟧 | It takes more steps. |
| 🟥 | A problem. |

| Fault | ${calls.map((call) => CALLS[call]).join(' | ')} | What the server does |
|---|${calls.map(() => ':-:|').join('')}---|
${KINDS.map(gridRow).join('\n')}

What happens to the page itself:

| | |
|---|---|
${pageKinds.map((kind) => `| ${square('page', kind)} | ${kind} |`).join('\n')}

A worker of an older version needs a browser that keeps it, so it is not in the grid: [service-worker.test.ts](../tests/e2e/service-worker.test.ts) shows that the next load takes the new version, and [kill-switch.test.ts](../tests/e2e/kill-switch.test.ts) that it can be taken away.

## Defects that it found

| Defect | Mended in |
|---|---|
${FOUND.map(([defect, commit]) => `| ${defect} | ${commit} |`).join('\n')}

${calls.map((call) => `## ${CALLS[call]}\n\n${HEAD}\n${wordsOf(call, KINDS)}`).join('\n\n')}

## The page itself

*Sent* counts the calls that sign in, before the visitor does anything about it.

${HEAD}
${wordsOf('page', pageKinds)}
`,
);
