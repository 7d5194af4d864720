// Compares two nginx servers under load from wrk: one with the files that the command writes, and a bare one that sends the
// same headers and bodies. Also compares when a visitor can type through nginx and through the sandbox's server.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@gatehouse-login/sandbox';
import { root } from '../../scripts/lib/command.ts';
import { inPath } from '../../scripts/lib/in-path.ts';
import { installPackages } from '../../scripts/lib/install-packages.ts';
import { measureLoad } from './page/measure-load.ts';
import { PROFILES, UNTHROTTLED } from './page/profiles.ts';
import { makeDocuments } from './page/stamped-documents.ts';
import { freePort } from './support/free-port.ts';
import { launchChromium } from './support/launch-chromium.ts';
import { describeRun } from './support/machine.ts';
import { median } from './support/median.ts';
import { readOptions } from './support/options.ts';
import { markdownTable, writeSection } from './support/write-section.ts';

/** Fewer rounds than these are a trial: the figures are shown, but not written. */
const fewestRounds = 5;
/** The least share of a bare nginx's requests per second, and the most time until a visitor can type, as a ratio. */
const wanted = { requests: 0.95, usable: 1.03 };

const { rounds } = readOptions({ rounds: 7 });
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk'];
const missing = await installPackages(PACKAGES, () =>
  ['nginx', 'wrk'].every((name) => inPath(name) !== undefined),
);
if (missing !== '') throw new Error(missing);

const work = mkdtempSync(join(tmpdir(), 'gatehouse-bench-nginx-'));
// The workers of nginx run as another user.
chmodSync(work, 0o755);
const site = join(root, 'packages/web-react/dist');
const created = await createSandbox({ port: 0, siteDir: site, documents: await makeDocuments(site) });
if (created.isErr()) throw new Error(`The sandbox did not start: ${JSON.stringify(created.error)}`);
const sandbox = created.value;
const [ours, bare] = [await freePort(), await freePort()];

writeFileSync(
  join(work, 'whs.json'),
  await (await fetch(`${sandbox.brands.whs}/configs/config.json`)).text(),
);
const release = join(work, 'release');
const command = join(root, 'packages/cli-harness/bin/gatehouse.js');
const flags = [
  '--config',
  join(work, 'whs.json'),
  '--origin',
  `http://localhost:${ours}`,
  '--listen',
  String(ours),
];
execFileSync(process.execPath, [
  command,
  'stamp',
  ...flags,
  '--server',
  'nginx',
  '--site',
  site,
  '--log',
  join(work, 'log'),
  '--out',
  release,
]);
const [folder = ''] = readdirSync(join(release, 'sites')).map((name) => join(release, 'sites', name));
for (const twin of ['', '.br', '.gz'])
  for (const name of ['first', 'again'])
    copyFileSync(join(folder, `documents/0.html${twin}`), join(folder, `${name}.html${twin}`));
const script = readdirSync(join(folder, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? '';
interface Case {
  readonly label: string;
  readonly ours: string;
  readonly bare: string;
  readonly cookie?: string;
}
const CASES: readonly Case[] = [
  { label: 'the document', ours: '/', bare: '/first.html' },
  // A returning visitor has a token already, so nginx creates none.
  { label: 'the document, again', ours: '/', bare: '/again.html', cookie: 'XSRF-TOKEN=0123456789abcdef' },
  { label: 'its script', ours: `/assets/${script}`, bare: `/assets/${script}` },
  { label: 'the configuration', ours: '/configs/config.json', bare: '/configs/config.json' },
];

const start = (conf: string): ChildProcess =>
  spawn('nginx', ['-c', conf, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
const servers = [start(join(release, 'nginx/nginx.conf'))];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));
await settled();

/** Makes a location of the bare server that sends the headers of our server's answer as constants. */
async function locationFor({ ours: path, bare: place, cookie = '' }: Case): Promise<string> {
  const { headers } = await fetch(`http://localhost:${ours}${path}`, {
    headers: { cookie, 'accept-encoding': 'br' },
  });
  const fields = [...headers].filter(([name]) => !BY_ITSELF.includes(name));
  return `location = ${place} { ${fields.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} }`;
}
/** Headers that nginx adds itself. */
const BY_ITSELF: readonly string[] = [
  ...['accept-ranges', 'connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'last-modified', 'server', 'transfer-encoding'],
];

writeFileSync(
  join(work, 'bare.conf'),
  `include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid ${work}/bare.pid;
error_log stderr crit;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  sendfile on;
  tcp_nopush on;
  access_log ${work}/bare.log combined buffer=64k flush=1s;
  server {
    listen ${bare};
    root ${folder};
    gzip_static on;
    brotli_static on;
    ${(await Promise.all(CASES.map(locationFor))).join('\n    ')}
  }
}
`,
);
servers.push(start(join(work, 'bare.conf')));
await settled();

const SECONDS = 3;

/** Measures the requests per second over persistent connections. */
function load(port: number, path: string, cookie: string): number {
  const args = [
    '-t1',
    '-c32',
    `-d${SECONDS}s`,
    ...['-H', 'Accept-Encoding: br', '-H', `Cookie: ${cookie}`],
    `http://localhost:${port}${path}`,
  ];
  const said = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${path}: ${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

const rates = new Map<string, number[]>();
const usable = new Map<string, number[]>();
const add = (all: Map<string, number[]>, key: string, value: number): void => {
  all.set(key, [...(all.get(key) ?? []), value]);
};
const browser = await launchChromium();
const version = browser.version();
const pages = [
  { key: 'ours', address: `http://localhost:${ours}/` },
  { key: 'sandbox', address: `${sandbox.brands.whs}/` },
];
const slow = PROFILES.find(({ name }) => name === 'slow-4g') ?? UNTHROTTLED;
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { label, cookie = 'a=b', ...paths } of CASES) {
      // The two take turns in going first.
      const turns = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
      for (const turn of turns)
        add(rates, `${label} ${turn}`, load(turn === 'ours' ? ours : bare, paths[turn], cookie));
    }
    for (const { key, address } of round % 2 === 0 ? pages : pages.toReversed()) {
      const page = { name: 'stamped', label: key, folder: '', isReact: true } as const;
      if (round === 0) await measureLoad(browser, page, address, UNTHROTTLED);
      const { probe } = await measureLoad(browser, page, address, slow);
      add(usable, key, probe.usable);
    }
    console.log(`     round ${round + 1} of ${rounds}`);
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
  await sandbox.dispose();
  rmSync(work, { recursive: true, force: true });
}

const middle = (all: Map<string, number[]>, key: string): number => median(all.get(key) ?? []);
const rows = CASES.map(({ label }) => {
  const [mine, other] = [middle(rates, `${label} ours`), middle(rates, `${label} bare`)];
  return [label, mine.toFixed(0), other.toFixed(0), (mine / other).toFixed(2)];
});
const later = middle(usable, 'ours') / middle(usable, 'sandbox');
const text = [
  `${describeRun(version)}. Medians of ${rounds} rounds of ${SECONDS} s, 32 connections on loopback, brotli.`,
  markdownTable(['requests a second for', 'our files', 'bare nginx', 'ours ÷ bare'], rows),
  `Usable on Slow 4G: ${middle(usable, 'ours').toFixed(0)} ms through nginx, ${middle(usable, 'sandbox').toFixed(0)} ms from the sandbox, ${later.toFixed(2)} ×.`,
].join('\n\n');
console.log(`\n${text}\n`);
const verdicts = [
  ...rows.map(
    ([label = '', , , share = '']) =>
      [`${label}: at least ${wanted.requests} of a bare nginx`, Number(share) >= wanted.requests] as const,
  ),
  [`usable: at most ${wanted.usable} × the sandbox`, later <= wanted.usable] as const,
];
for (const [what, isKept] of verdicts) {
  console.log(`${isKept ? 'ok  ' : 'FAIL'} ${what}`);
  if (!isKept) process.exitCode = 1;
}
if (rounds >= fewestRounds) writeSection('nginx', text);
else console.log(`docs/benchmarks.md is unchanged: that takes ${fewestRounds} rounds.`);
