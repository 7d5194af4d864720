import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stampSite } from './stamp-site.ts';

const FILE = {
  brand: 'kq',
  brandName: 'A <b> & "C"',
  pageTitle: 'T </title><script>alert(1)</script>',
  skin: { accent: '#123456' },
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://t.example/' } },
};
const PAGE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <title>Log in</title>
    <link rel="icon" href="data:," />
    <script type="module" crossorigin src="/assets/index-1.js" integrity="x"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css" integrity="y">
  </head>
  <body>
    <noscript><p class="no-script">Off</p></noscript>
    <div id="root"><div class="spinner"></div></div>
  </body>
</html>
`;

let site = '';
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(site, 'assets', 'i18n'), { recursive: true });
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'assets', 'index-2.css'), '.page{color:red}.later{color:blue}');
  const brand = join(site, 'assets', 'brands', 'kq');
  mkdirSync(brand, { recursive: true });
  for (const name of ['mark', 'logo', 'panel'])
    writeFileSync(join(brand, `${name}.svg`), `<svg xmlns="a"><svg id="brand-${name}"><path/></svg></svg>`);
  for (const name of ['en', 'ar', 'de', 'es', 'ja', 'pl', 'zh', 'en-gb', 'en-us']) {
    const texts = { 'field.username': `${name} </script>$&` };
    writeFileSync(join(site, 'assets', 'i18n', `${name}.json`), JSON.stringify(texts));
  }
});
afterAll(() => rmSync(site, { recursive: true }));

const stamped = (file: object = FILE, folder = site) =>
  stampSite({ site: folder, file, origin: 'https://login.example', script: 'early()' });

describe('a stamped document', () => {
  it('holds the form, its styles, its data and one script, and starts the page', async () => {
    const { documents } = (await stamped())._unsafeUnwrap();
    const arabic = documents.find(({ addresses }) => addresses['/']?.includes('ar'))?.html ?? '';
    expect(arabic).toContain(
      '<html lang="ar" dir="rtl" data-brand="kq" data-theme="light" data-accent="" data-stamp="unread">',
    );
    expect(arabic).toContain('<style>.page{color:red}@supports (color:#123456)');
    expect(arabic.match(/<template.*<\/template>/)?.[0]).toBe(
      '<template id="stamp-rest">' +
        '<link data-complete="" media="not all" rel="stylesheet" crossorigin href="/assets/index-2.css" integrity="y">' +
        '<script type="module" crossorigin src="/assets/index-1.js" integrity="x"></script></template>',
    );
    expect(arabic.match(/index-[12]|rel="stylesheet"/g), 'the page’s files are asked for once').toHaveLength(
      4,
    );
    expect(arabic).toContain('<svg id="brand-mark"><path/></svg><svg id="brand-logo"><path/></svg>');
    expect(arabic).toContain('<script id="stamp-early">early()</script>');
    expect(arabic.match(/<form/g)).toHaveLength(1);
    expect(arabic.match(/<noscript>/g)).toHaveLength(1);
  });

  it('lets no text of a file become markup', async () => {
    const { documents } = (await stamped())._unsafeUnwrap();
    const html = documents[0]?.html ?? '';
    expect(html).toContain('T &lt;/title&gt;');
    expect(html).toContain('A &lt;b&gt; &amp; ');
    expect(html).toContain('en &lt;/script&gt;$&amp;');
    expect(html.match(/<\/script>/g)).toHaveLength(5);
    const data = /<script type="application\/json" id="stamp">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      entry: '/assets/index-1.js',
      file: FILE,
      origin: 'https://login.example',
      state: { at: 'login', visit: { region: null, language: 'en', query: '' }, draft: { username: '' } },
    });
  });
});

describe('what cannot be stamped', () => {
  it('names the field of a wrong configuration', async () => {
    expect((await stamped({ ...FILE, brand: 'nobody' }))._unsafeUnwrapErr()).toMatchObject({
      file: 'configs/config.json',
      field: 'brand',
    });
  });

  it('names the file that is missing or wrong', async () => {
    expect((await stamped(FILE, join(site, 'assets')))._unsafeUnwrapErr().file).toBe('index.html');
    writeFileSync(join(site, 'assets', 'i18n', 'pl.json'), '[');
    expect((await stamped())._unsafeUnwrapErr().file).toBe('assets/i18n/pl.json');
    writeFileSync(join(site, 'index.html'), '<p>');
    expect((await stamped())._unsafeUnwrapErr()).toMatchObject({
      file: 'index.html',
      problem: expect.stringContaining('npm run build'),
    });
  });
});
