// Measures how long the login takes to leave after the last answer of a sign-in, next to a page that only makes the calls.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox, type Sandbox, type SandboxOptions } from '@gatehouse-login/sandbox';
import { root } from '../../scripts/lib/command.ts';
import { measureDeparture, SLOWER } from './departure/measure-departure.ts';
import { makeDocuments } from './page/stamped-documents.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 7;
/** How long a departure by `location.replace` may take, in milliseconds. */
const atMost = 30;

const { rounds } = readOptions({ rounds: 15 });

const start = async (options: SandboxOptions): Promise<Sandbox> => {
  const sandbox = await createSandbox({ port: 0, ...options });
  if (sandbox.isErr()) throw new Error(`The sandbox did not start: ${JSON.stringify(sandbox.error)}`);
  return sandbox.value;
};

const bareFolder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
copyFileSync(
  fileURLToPath(new URL('./departure/bare.html', import.meta.url)),
  join(bareFolder, 'index.html'),
);
const site = join(root, 'packages/web-react/dist');
const bare = await start({ siteDir: bareFolder });
const ours = await start({
  siteDir: site,
  documents: await makeDocuments(site),
  settings: { cipher: { kq: 'des-ede3-cbc' }, sso: { forex: true } },
});
const contestants = [
  { name: 'bare', label: 'bare page: two calls and `location.replace`', sandbox: bare, brand: 'whs' },
  { name: 'plain', label: 'Gatehouse', sandbox: ours, brand: 'whs' },
  { name: 'encrypted', label: 'Gatehouse, encrypted query', sandbox: ours, brand: 'kq' },
  // The browser sends a form in a separate task, after the page has rendered the next screen.
  { name: 'sso', label: 'Gatehouse, by SSO', sandbox: ours, brand: 'forex' },
] as const;

const browser = await launchChromium();
const version = browser.version();
const times = new Map<string, number[]>();
try {
  for (let round = 0; round < rounds; round += 1)
    for (const { name, sandbox, brand } of contestants) {
      // Each sandbox has passwords of its own.
      const person = sandbox.people.find(({ id }) => id === 'plain');
      if (person === undefined) throw new Error('The sandbox has nobody with a plain sign-in.');
      const time = await measureDeparture(browser, `${sandbox.brands[brand]}/`, person);
      times.set(name, [...(times.get(name) ?? []), time]);
    }
} finally {
  await browser.close();
  await Promise.all([bare.dispose(), ours.dispose()]);
  rmSync(bareFolder, { recursive: true, force: true });
}

const timesOf = (name: string): readonly number[] => times.get(name) ?? [];
const rows = contestants.map(({ name, label }) => {
  const all = timesOf(name);
  const range = `${Math.min(...all).toFixed(1)}..${Math.max(...all).toFixed(1)}`;
  const share = median(all) / median(timesOf('bare'));
  return [label, `${median(all).toFixed(1)} (${range})`, share.toFixed(2)];
});
const text = [
  `${describeRun(version)}, processor ÷ ${SLOWER}. Medians of ${rounds} rounds.`,
  markdownTable(['page', 'ms (min..max)', '÷ bare'], rows),
].join('\n\n');
console.log(`\n${text}\n`);
for (const { name, label } of contestants) {
  if (name !== 'plain' && name !== 'encrypted') continue;
  const isKept = median(timesOf(name)) <= atMost;
  console.log(`${isKept ? 'ok  ' : 'FAIL'} ${label}: at most ${atMost} ms`);
  if (!isKept) process.exitCode = 1;
}
if (rounds >= fewestRounds) writeSection('departure', text);
else console.log(`docs/benchmarks.md is unchanged: that takes ${fewestRounds} rounds.`);
