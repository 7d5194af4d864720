import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = {
  brand: 'kq',
  brandName: 'Lonix',
  urls: {
    apiEnv: 'live',
    myAccountUrl: 'https://account.example/',
    redirects: { webtrader: 'https://trade.example/?s={sessionId}' },
  },
};
const KEY = 'a8c1f05e37d94b62a8c1f05e37d94b62a8c1f05e37d94b62';

/** Writes a file, a line for each part, and checks it. */
async function check(text: string, ...flags: string[]) {
  writeFileSync(join(folder, 'a.json'), text);
  return gatehouseHere(['check', 'a.json', ...flags], { cwd: folder });
}
const pretty = (json: unknown) => JSON.stringify(json, null, 2);
const withUrls = (urls: object) => ({ ...GOOD, urls: { ...GOOD.urls, ...urls } });

/** A configuration that is broken in one way, and what is said of it: the line, the column, and the beginning. */
const BROKEN: readonly (readonly [what: string, text: string, said: string])[] = [
  ['an end too early', '{"brand": "kq",\n "urls": {', 'a.json:2:11: fault: The file ends too early'],
  ['a comma too many', '{\n "brand": "kq",\n}', 'a.json:3:1: fault: The file is no JSON from here on.'],
  ['a word that is no value', '{"brand": kq}', 'a.json:1:11: fault: The file is no JSON'],
  ['a comment', '// kq\n{"brand": "kq"}', 'a.json:1:1: fault: The file is no JSON'],
  ['an empty file', '', 'a.json:1:1: fault: The file ends too early'],
  ['a list', '[1]', 'a.json:1:1: fault: The file must be a JSON object.'],
  ['no brand', pretty({ urls: GOOD.urls }), 'a.json:1:1: fault: brand is missing.'],
  ['a brand that is none', pretty({ ...GOOD, brand: 'x' }), 'a.json:2:12: fault: brand must be one of'],
  ['a brand that is no text', pretty({ ...GOOD, brand: 4 }), 'a.json:2:12: fault: brand must be a text.'],
  ['no addresses', pretty({ brand: 'kq' }), 'a.json:1:1: fault: urls is missing.'],
  ['no API', pretty(withUrls({ apiEnv: '' })), 'a.json:4:11: fault: urls.tradingApiUrl is missing'],
  [
    'an API by ftp',
    pretty(withUrls({ apiEnv: '', tradingApiUrl: 'ftp://x' })),
    'a.json:10:22: fault: urls.tradingApiUrl must be an https address',
  ],
  ['no way to go', pretty(withUrls({ redirects: {} })), 'a.json:7:18: fault: urls.redirects is empty'],
  [
    'a platform by http',
    pretty(withUrls({ redirects: { webtrader: 'http://x.example/' } })),
    'a.json:8:20: fault: urls.redirects.webtrader must be an https address',
  ],
  [
    'an unknown placeholder',
    pretty(withUrls({ redirects: { webtrader: 'https://x.example/{nobody}' } })),
    'a.json:8:20: fault: urls.redirects.webtrader has an unknown placeholder {nobody}',
  ],
  [
    'a script as an address',
    pretty(withUrls({ sso: 'javascript:1' })),
    'a.json:10:12: fault: urls.sso must be an https address',
  ],
  [
    'a flag that is a text',
    pretty({ ...GOOD, encrypted: 'yes' }),
    'a.json:11:16: fault: encrypted must be true or false.',
  ],
  ['no key', pretty({ ...GOOD, encrypted: true }), 'a.json:1:1: fault: encryption has no key.'],
  [
    'two keys',
    pretty({ ...GOOD, encrypted: true, encryption: { keyHex: KEY, passphrase: 'abc' } }),
    'a.json:12:17: fault: encryption has more than one key',
  ],
  [
    'a short key',
    pretty({ ...GOOD, encrypted: true, encryption: { keyHex: KEY.slice(2) } }),
    'a.json:13:15: fault: encryption.keyHex must be 24 bytes',
  ],
  [
    'an unknown algorithm',
    pretty({ ...GOOD, encrypted: true, encryption: { algorithm: 'rot13', keyHex: KEY } }),
    'a.json:13:18: fault: encryption.algorithm must be',
  ],
  [
    'a partner list that is none',
    pretty({ ...GOOD, redirectUris: 'https://a.example' }),
    'a.json:11:19: fault: redirectUris must be a list.',
  ],
];

const UNWISE: typeof BROKEN = [
  [
    'a key that is unknown',
    pretty({ ...GOOD, brandNme: 'x' }),
    'a.json:11:3: warning: There is no key "brandNme". Did you mean brandName?',
  ],
  [
    'a key that is there twice',
    `{"brand": "kq",\n "brand": "kq", "urls": ${JSON.stringify(GOOD.urls)}}`,
    'a.json:1:2: warning: "brand" is there twice.',
  ],
  [
    'a theme that is none',
    pretty({ ...GOOD, defaultTheme: 'blue' }),
    'a.json:11:19: warning: defaultTheme has a value that is not accepted',
  ],
  [
    'a platform on this machine',
    pretty(withUrls({ redirects: { webtrader: 'http://localhost:1/' } })),
    "a.json:8:20: warning: urls.redirects.webtrader leads to the visitor's own machine",
  ],
  [
    'a key of the sandbox',
    pretty({ ...GOOD, encrypted: true, encryption: { passphrase: 'open sesame' } }),
    'a.json:13:19: warning: encryption.passphrase is a key of the sandbox.',
  ],
  [
    'a partner that cannot be used',
    pretty({ ...GOOD, redirectUris: ['https://A.example/#x'] }),
    'a.json:11:19: warning: redirectUris has an entry that is never used',
  ],
  [
    'telemetry that cannot be sent',
    pretty({ ...GOOD, telemetry: { url: 'ftp://x.example', sample: 7 } }),
    'a.json:12:12: warning: telemetry.url has a value that is not accepted',
  ],
  [
    'a region that is none',
    pretty(withUrls({ forgotPasswordUrls: { 'en-uz': 'https://f.example/' } })),
    'a.json:11:16: warning: urls.forgotPasswordUrls has an address for "en-uz"',
  ],
];

describe('gatehouse check', () => {
  it('says what the page will do, and nothing else, if nothing is wrong', async () => {
    const { code, stdout, stderr } = await check(pretty(GOOD));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('a.json (Lonix, kq)');
    expect(stdout).toMatch(/\n {2}webtrader +https:\/\/trade\.example\/ with s\n/);
    expect(stdout).toMatch(/\n {2}my account +https:\/\/account\.example\/ with nothing\n/);
    expect(stdout).toMatch(/\nNothing is wrong\.\n$/);
  });

  it.each([
    ['nobody', GOOD, 'no page; visitors are told to contact Client Management'],
    [
      'a frame',
      withUrls({ forgotPasswordUrls: { default: 'https://f.example/p?x=1' } }),
      'https://f.example/p in a frame',
    ],
    [
      'a new tab, in some regions',
      { ...withUrls({ forgotPasswordUrls: { jp: 'https://f.example/jp' } }), brand: 'forex' },
      'en-uk, en-us, en-ca, en, ie: no page; visitors are told to contact Client Management; jp: https://f.example/jp in a new tab',
    ],
    ['no link', { ...GOOD, showForgotPassword: false }, 'not offered'],
  ])('says that a forgotten password leads to %s', async (_what, file, said) => {
    const { stdout } = await check(pretty(file), '--json');
    expect(JSON.parse(stdout).files[0].page.forgotten).toBe(said);
  });

  it('says what the page reaches beyond its own origin, and sends as headers', async () => {
    const more = { telemetry: { url: 'https://measures.example/x', sample: 0.5 } };
    const { stdout } = await check(pretty({ ...GOOD, ...more }));
    expect(stdout).toContain('measurements  to https://measures.example/x, from 50 % of the page views');
    expect(stdout).toMatch(/\n {2}connects to {3}.*https:\/\/measures\.example\n/);
    const { files } = JSON.parse((await check(pretty({ ...GOOD, ...more }), '--json')).stdout);
    expect(files[0].headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(files[0].headers['content-security-policy']).toContain('https://measures.example');
  });

  it.each(BROKEN)('names the line of %s, what it means and what to do', async (_what, text, said) => {
    const { code, stdout } = await check(text);
    expect(stdout).toContain(`\n${said}`);
    expect(stdout).toMatch(/\n {2}Visitors see a page with an error instead of the login\.\n {2}Fix: /);
    expect(code).toBe(2);
  });

  it.each(UNWISE)('warns of %s', async (_what, text, said) => {
    const { code, stdout } = await check(text);
    expect(stdout).toContain(`\n${said}`);
    expect(code).toBe(1);
  });

  it('underlines what is wrong, names everything at once, and never shows a key', async () => {
    const encryption = { algorithm: 'rot13', keyHex: KEY.slice(2) };
    const { stdout } = await check(pretty({ ...GOOD, brand: 'kqx', encrypted: true, encryption }));
    expect(stdout).toContain('\n  2 |   "brand": "kqx",\n    |            ^^^^^\n');
    expect(stdout).toContain('Found: 3 faults.');
    expect(stdout).not.toContain(KEY.slice(2, 12));
    // On one line with everything else, too.
    const line = await check(JSON.stringify({ ...GOOD, brand: 'kqx', encrypted: true, encryption }));
    expect(line.stdout).toContain('brand must be one of');
    expect(line.stdout).not.toContain(KEY.slice(2, 12));
  });

  it('examines several files, and prints one object for programs', async () => {
    writeFileSync(join(folder, 'b.json'), pretty({ ...GOOD, brandNme: 'x' }));
    const { code, stdout } = await check(pretty(GOOD), 'b.json', '--json');
    const { outcome, files } = JSON.parse(stdout);
    expect({ code, outcome }).toEqual({ code: 1, outcome: 'warned' });
    expect(files).toMatchObject([
      { file: 'a.json', brand: 'kq', findings: [], page: { 'log in by': 'user name' } },
      { file: 'b.json', findings: [{ status: 'warning', field: 'brandNme', line: 11, column: 3 }] },
    ]);
  });

  it('needs a file that can be read', async () => {
    const { code, stderr } = await gatehouseHere(['check', 'none.json'], { cwd: folder });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('none.json cannot be read'),
    });
  });
});
