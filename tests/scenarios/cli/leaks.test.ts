import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { run } from '@gatehouse-login/cli-harness';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileSite, type LoginSecrets, type Verdict } from './hostile-site.ts';
import { findLeak } from './leak-finder.ts';

const RUNS = process.env.GATEHOUSE_FULL === '1' ? 1_000 : 40;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-leaks-'));
afterAll(() => rmSync(folder, { recursive: true }));

// A secret that looks like a word or a ruler cannot be told from other text, by anybody.
const isUnusual = (text: string): boolean => new Set(text).size > 4 && /[^A-Za-z -]/.test(text);
const sendable = fc
  .string({ minLength: 8, maxLength: 40 })
  .filter((text) => isUnusual(text) && text.trim() === text);
const secretsOf = fc.record({
  password: fc
    .oneof(
      fc.string({ minLength: 8, maxLength: 15 }),
      fc.string({ unit: 'binary', minLength: 8, maxLength: 15 }),
    )
    .filter((text) => isUnusual(text) && !/[\0\r\n]/.test(text)),
  code: fc
    .oneof(fc.stringMatching(/^\d{6}$/), fc.string({ minLength: 6, maxLength: 6 }))
    .filter((text) => new Set(text).size > 4 && text.trim() === text),
  session: fc.oneof(fc.uuid(), sendable),
  token: fc.oneof(fc.uuid(), sendable),
  antiForgery: fc.stringMatching(/^[\w.~-]{16,24}$/).filter(isUnusual),
});
const verdicts = fc.constantFrom<Verdict>('accepted', 'two-factor', 'refused', 'broken');
const SETTINGS = { seed: 20_261_122, endOnFailure: process.env.GATEHOUSE_FULL !== '1' };
const flagsOf = fc
  .subarray(['--verbose', '--follow', '--json', '--quiet'])
  .filter((flags) => !(flags.includes('--quiet') && flags.includes('--verbose')));

const LOGIN = [
  'login',
  '--site',
  'https://login.test',
  '--user',
  'me',
  '--password-env',
  'PASSWORD',
  '--code-env',
  'CODE',
  '--transcript',
  'out/login.jsonl',
];
const FORMATS = ['json', 'junit', 'html', 'markdown', 'har', 'prometheus'];
const STEPS: Readonly<Record<Verdict, string>> = {
  accepted: 'expect signed in',
  broken: 'expect signed in',
  refused: 'expect refused',
  'two-factor': 'choose c1\n      - enter code\n      - expect signed in',
};
const scenarioOf = (verdict: Verdict): string => `site: https://login.test
people:
  me: { user: me, password: { env: PASSWORD }, codes: { env: CODE } }
scenarios:
  - name: signs in
    steps:
      - sign in as me
      - ${STEPS[verdict]}
      - expect destination webtrader
`;

/** Runs a command with these secrets, and returns everything that it wrote, by its name. */
async function artefactsOf(secrets: LoginSecrets, verdict: Verdict, argv: readonly string[]) {
  const home = mkdtempSync(join(folder, 'run-'));
  const out = join(home, 'out');
  mkdirSync(out);
  writeFileSync(join(home, 'login.yaml'), scenarioOf(verdict));
  const written = { stdout: '', stderr: '' };
  const capture = (name: 'stdout' | 'stderr') =>
    new PassThrough({ encoding: 'utf8' }).on('data', (text: string) => {
      written[name] += text;
    });
  const site = hostileSite(secrets, verdict);
  const code = await run(argv, {
    stdin: Readable.from([]),
    stdout: capture('stdout'),
    stderr: capture('stderr'),
    env: { PASSWORD: secrets.password, CODE: secrets.code, XDG_STATE_HOME: home },
    cwd: home,
    fetch: site.fetch,
  });
  const files = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]);
  rmSync(home, { recursive: true });
  return {
    code,
    used: site.used(),
    artefacts: { ...written, ...Object.fromEntries(files) } as Record<string, string>,
  };
}

describe('whatever the secrets of a login are', () => {
  it('nothing that it writes holds one, plain or encoded', async () => {
    await fc.assert(
      fc.asyncProperty(secretsOf, verdicts, flagsOf, async (secrets, verdict, flags) => {
        const { code, used, artefacts } = await artefactsOf(secrets, verdict, [...LOGIN, ...flags]);
        for (const [name, text] of Object.entries(artefacts)) {
          expect(findLeak(text, used), `${name} of a login that was ${verdict}`).toBeNull();
        }
        expect(code).toBe({ accepted: 0, 'two-factor': 0, refused: 1, broken: 3 }[verdict]);
        expect(artefacts['login.jsonl']).toContain('"end":');
        if (flags.includes('--verbose')) expect(artefacts.stderr).toContain('•••');
      }),
      { numRuns: RUNS, ...SETTINGS },
    );
  });

  it('no report of a scenario holds one, in any format', async () => {
    const list = FORMATS.map((format) => `${format}=out/${format}`).join(',');
    await fc.assert(
      fc.asyncProperty(secretsOf, verdicts, fc.boolean(), async (secrets, verdict, verbose) => {
        const argv = ['run', 'login.yaml', '--report', list, ...(verbose ? ['--verbose'] : [])];
        const { code, used, artefacts } = await artefactsOf(secrets, verdict, argv);
        for (const [name, text] of Object.entries(artefacts)) {
          expect(findLeak(text, used), `${name} of a scenario that was ${verdict}`).toBeNull();
        }
        // The scenarios that expect a destination after a refusal fail, in all the words of a failure.
        expect(code, artefacts.stdout).toBe({ accepted: 0, 'two-factor': 0, refused: 1, broken: 3 }[verdict]);
        for (const format of FORMATS) expect(artefacts[format]).toContain('signs in');
      }),
      { numRuns: Math.ceil(RUNS / 4), ...SETTINGS },
    );
  });

  it('the finder of this test finds a secret in each encoding', () => {
    const secret = 'pä ss"/+&\'(x9';
    const written = [
      secret,
      encodeURIComponent(encodeURIComponent(secret)),
      new URLSearchParams({ a: secret }).toString(),
      JSON.stringify(JSON.stringify(secret)),
      'p&#xe4; ss&quot;/+&amp;&#39;(x9',
      Buffer.from(`xy:${secret}`).toString('base64'),
      Buffer.from(secret).toString('hex'),
    ];
    for (const text of written) expect(findLeak(`before ${text} after`, { secret }), text).toBe('secret');
    expect(findLeak('nothing here', { secret })).toBeNull();
  });
});
