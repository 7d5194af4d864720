import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatehouse } from './gatehouse-process.ts';

const SITE = fileURLToPath(new URL('../../../packages/web-react/dist', import.meta.url));
const FILE = {
  brand: 'forex',
  brandName: 'Northgate FX',
  urls: {
    apiEnv: 'live',
    redirects: { webtrader: 'https://trade.example/' },
    myAccountUrl: 'https://account.example/',
  },
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-stamp-'));
  writeFileSync(join(folder, 'forex.json'), JSON.stringify(FILE));
  // The brand with the fewest documents. Tests that work with any brand use it, because it is fast.
  writeFileSync(join(folder, 'kq.json'), JSON.stringify({ ...FILE, brand: 'kq' }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const stamp = (config: string, out: string, ...more: string[]) =>
  gatehouse(['stamp', '--site', SITE, '--config', join(folder, config), '--out', join(folder, out), ...more]);
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

interface Rule {
  readonly headers: Readonly<Record<string, string>>;
  readonly documents: readonly { readonly path: string; readonly lang: string; readonly file: string }[];
}

describe('gatehouse stamp', () => {
  it('writes a finished site, and the rule by which a server chooses a document', async () => {
    const first = await stamp('forex.json', 'site', '--origin', 'https://login.forex.example');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^Wrote the site of Northgate FX \(forex\) with \d+ documents to .* in \d+\.\d s\.\n$/,
    );
    expect(JSON.parse(read('site', 'configs', 'config.json'))).toEqual(FILE);
    expect(existsSync(join(folder, 'site', 'assets', 'i18n', 'de.json'))).toBe(true);
    for (const unserved of ['stamp', 'trader'])
      expect(existsSync(join(folder, 'site', unserved))).toBe(false);

    const { headers, documents } = JSON.parse(read('site', 'stamp.json')) as Rule;
    const german = documents.find(({ path, lang }) => path === '/ie' && lang === 'de');
    const page = read('site', german?.file ?? '');
    expect(page).toContain('<html lang="de" dir="ltr" data-brand="forex"');
    expect(page).toContain('<h1>Anmelden</h1>');
    expect(headers).toHaveProperty('strict-transport-security');
    // A server that cannot choose sends the document without a language.
    expect(read('site', 'ie', 'index.html')).toBe(
      read('site', documents.find(({ path, lang }) => path === '/ie' && lang === '')?.file ?? ''),
    );
  });

  it('writes headers that allow the inline script and the inline style of every document, and no others', () => {
    const { headers, documents } = JSON.parse(read('site', 'stamp.json')) as Rule;
    const files = [...new Set(documents.map(({ file }) => file))];
    expect(files).toHaveLength(52);
    const hashesOf = (tag: string) => {
      const texts = files.map(
        (file) =>
          new RegExp(`<${tag}(?: id="[^"]*")?>(.*?)</${tag}>`, 's').exec(read('site', file))?.[1] ?? '',
      );
      return [...new Set(texts)].map((text) => createHash('sha256').update(text).digest('base64')).sort();
    };
    const allowed = (directive: string) => {
      const policy = headers['content-security-policy'] ?? '';
      const sources = policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
      return [...sources.matchAll(/'sha256-([\w+/=]+)'/g)].map(([, hash]) => hash).sort();
    };
    expect(allowed('script-src')).toEqual(hashesOf('script'));
    expect(allowed('style-src')).toEqual(hashesOf('style'));
    // Latin, Chinese, Japanese and Arabic. A header is sent with every document, so it must not grow with languages.
    expect(allowed('style-src')).toHaveLength(4);
  });

  it('replaces what it wrote before, and nothing else', async () => {
    const again = await stamp('kq.json', 'site', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      format: 1,
      outcome: 'stamped',
      brand: 'kq',
      documents: 9,
    });
    expect(existsSync(join(folder, 'site', 'ie'))).toBe(false);
    expect(again.stderr).toBe(
      'The logo and the pictures are those of KQ Markets, not of Northgate FX. Give your own with --artwork.\n',
    );
    const refused = await stamp('forex.json', '.');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('holds files that this command did not write');
    expect(existsSync(join(folder, 'forex.json'))).toBe(true);
  });

  it('takes no file of that name for its own, and never takes the built site along', async () => {
    mkdirSync(join(folder, 'album'));
    writeFileSync(join(folder, 'album', 'stamp.json'), '{"stamps":["penny black"]}');
    expect((await stamp('forex.json', 'album')).stderr).toContain('did not write');
    expect(existsSync(join(folder, 'album', 'stamp.json'))).toBe(true);
    // What this command wrote may hold what it reads.
    mkdirSync(join(folder, 'old'));
    writeFileSync(join(folder, 'old', 'stamp.json'), '{"format":1,"brand":"kq","headers":{},"documents":[]}');
    writeFileSync(join(folder, 'old', 'forex.json'), JSON.stringify(FILE));
    expect((await stamp('old/forex.json', 'old')).stderr).toContain('holds what this command reads');
    expect(existsSync(join(folder, 'old', 'forex.json'))).toBe(true);
    expect(readdirSync(folder).filter((name) => /\.(new|old)$/.test(name))).toEqual([]);
  });

  it('keeps the hashed files of earlier builds for as long as it is told', async () => {
    const assets = (name: string) => join(folder, 'kept', 'assets', name);
    expect(await stamp('kq.json', 'kept')).toMatchObject({ code: 0 });
    const earlier = ['ConnectedOld-abcd_1-9.js', 'ConnectedOld-abcd_1-9.js.br'];
    for (const name of [...earlier, 'unhashed.js']) writeFileSync(assets(name), 'old');
    const keptIn = (): object => JSON.parse(read('kept', 'stamp.json')).kept;
    const paths = earlier.map((name) => `assets/${name}`);

    await stamp('kq.json', 'kept');
    expect(Object.keys(keptIn())).toEqual(paths);
    expect(existsSync(assets('unhashed.js'))).toBe(false);
    const since = keptIn();
    await stamp('kq.json', 'kept');
    expect(keptIn(), 'the time counts from the first build without them').toEqual(since);
    expect(earlier.every((name) => readFileSync(assets(name), 'utf8') === 'old')).toBe(true);

    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const backdated = { ...JSON.parse(read('kept', 'stamp.json')) };
    backdated.kept = { [paths[0] ?? '']: days(13), [paths[1] ?? '']: days(15) };
    writeFileSync(join(folder, 'kept', 'stamp.json'), JSON.stringify(backdated));
    await stamp('kq.json', 'kept');
    expect(Object.keys(keptIn())).toEqual(paths.slice(0, 1));
    await stamp('kq.json', 'kept', '--keep', '0');
    expect(keptIn()).toEqual({});
    expect((await stamp('kq.json', 'kept', '--keep', 'long')).stderr).toContain('whole days, not "long"');
  }, 60_000);

  it('takes the artwork of a brand from a folder, and says what is wrong with it', async () => {
    const own = (name: string, svg: string) => writeFileSync(join(folder, 'art', `${name}.svg`), svg);
    mkdirSync(join(folder, 'art'));
    for (const name of ['mark', 'logo', 'panel'])
      own(
        name,
        `<svg xmlns="http://www.w3.org/2000/svg" id="brand-${name}" viewBox="0 0 9 9"><path d="M1 2h7"/></svg>`,
      );
    const artwork = ['--artwork', join(folder, 'art')];
    expect(await stamp('kq.json', 'drawn', ...artwork)).toMatchObject({ code: 0, stderr: '' });
    expect(read('drawn', 'index.html')).toContain('id="brand-logo" viewBox="0 0 9 9"');
    expect(read('drawn', 'assets', 'brands', 'kq', 'panel.svg')).toContain('brand-panel');
    expect(readdirSync(join(folder, 'drawn', 'assets', 'brands', 'kq')).sort()).toEqual([
      'logo.svg',
      'mark.svg',
      'panel.svg',
    ]);
    for (const [svg, problem] of [
      ['<svg id="logo"/>', 'logo.svg holds no svg element with the id brand-logo'],
      ['<svg id="brand-logo"><style>a{}</style></svg>', 'may hold shapes only'],
      [`<svg id="brand-logo">${' '.repeat(2_048)}</svg>`, 'only 2048 are allowed'],
    ] as const) {
      own('logo', svg);
      const { code, stderr } = await stamp('kq.json', 'drawn', ...artwork);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(problem) });
      expect(stderr).toContain(join(folder, 'art', 'logo.svg'));
    }
    expect((await stamp('kq.json', 'drawn', '--artwork', '/nowhere')).stderr).toContain('/nowhere/mark.svg');
  });

  it.each([
    [
      'a configuration of no brand',
      { ...FILE, brand: 'x' },
      [],
      /wrong\.json:1:10: brand must be one of .*forex/,
    ],
    [
      'a configuration without an API',
      { ...FILE, urls: {} },
      [],
      /wrong\.json:\d+:\d+: urls\.tradingApiUrl is missing/,
    ],
    [
      'an origin with a path',
      FILE,
      ['--origin', 'https://a.example/b'],
      /is no origin.*https:\/\/login\.example/,
    ],
  ])('answers %s with the file, the field and what to do, and 2', async (_what, file, more, sentence) => {
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(file));
    const { code, stdout, stderr } = await stamp('wrong.json', 'never', ...more);
    expect(stderr).toMatch(sentence);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  it('says what is missing', async () => {
    const without = async (...argv: string[]) => (await gatehouse(['stamp', '--site', SITE, ...argv])).stderr;
    expect(await without('--out', 'x')).toContain('--config is missing');
    expect(await without('--config', join(folder, 'none.json'), '--out', 'x')).toContain('cannot be read');
    expect(await without('--config', join(folder, 'forex.json'))).toContain('--out is missing');
    const unbuilt = await gatehouse(['stamp', '--site', folder, '--config', 'x', '--out', 'y']);
    expect(unbuilt.stderr).toContain('npm run build');
  });
});
