import { describe, expect, it } from 'vitest';
import { removeWorker } from './remove-worker.ts';
import { startWorker, type WorkerBuild } from './start-worker.ts';
import { makeScope } from './testing/make-scope.ts';

const words = (language: string) => ({
  heading: `${language} heading`,
  offline: `${language} offline`,
  unreachable: `${language} unreachable`,
  tryAgain: `${language} again`,
});
const build = (version: string): WorkerBuild => ({
  version,
  stylesheet: '/assets/index-Ab1_cd-9.css',
  words: {
    en: words('en'),
    zh: words('zh'),
    ja: words('ja'),
    ar: words('ar'),
    de: words('de'),
    pl: words('pl'),
    es: words('es'),
  },
});

const CONFIGURATION = {
  brand: 'kq',
  brandName: 'A & B',
  pageTitle: 'T',
  defaultTheme: 'dark',
  skin: { accent: '#123456' },
  appKey: 'Key',
};
const SCRIPT = '/assets/index-DkX3_9aB.js';
const javascript = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });

async function started(version = '1') {
  const scope = makeScope({
    '/configs/config.json': () => Response.json(CONFIGURATION),
    '/assets/brands/kq/mark.svg': () =>
      new Response('<svg xmlns="x"><svg id="brand-mark"><path/></svg></svg>'),
    '/assets/brands/kq/logo.svg': () => new Response('<svg xmlns="x" id="brand-logo"><path/></svg>'),
  });
  startWorker(scope, build(version));
  await scope.happen('install');
  await scope.happen('activate');
  return scope;
}

describe('the files of a build', () => {
  it('come from the cache once they were there', async () => {
    const scope = await started();
    scope.answers[SCRIPT] = () => javascript('1');
    expect(await (await scope.ask(SCRIPT))?.text()).toBe('1');
    scope.answers[SCRIPT] = () => javascript('2');
    expect(await (await scope.ask(SCRIPT))?.text()).toBe('1');
  });

  it.each([
    ['a page in its place', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['an error', () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })],
  ])('are not kept if the answer is %s', async (_what, answer) => {
    const scope = await started();
    scope.answers[SCRIPT] = answer;
    await scope.ask(SCRIPT);
    scope.answers[SCRIPT] = () => javascript('good');
    expect(await (await scope.ask(SCRIPT))?.text()).toBe('good');
  });

  it('of another build are dropped, and what others keep is not', async () => {
    const scope = await started('1');
    await scope.caches.open('someone-else');
    startWorker(scope, build('2'));
    await scope.happen('install');
    await scope.happen('activate');
    expect(await scope.caches.keys()).toEqual(['someone-else', 'gatehouse-2']);
  });
});

describe('what a worker does not touch', () => {
  it.each([
    ['GET', '/api/v2/UserAccount/ClientAndTradingAccount'],
    ['POST', '/api/v2/Session'],
    ['GET', '/assets/i18n/de.json'],
    ['GET', '/assets/brands/kq/mark.svg'],
    ['GET', 'https://elsewhere.example/assets/index-DkX3_9aB.js'],
    ['POST', SCRIPT],
  ])('%s %s', async (method, address) => {
    const scope = await started();
    expect(await scope.ask(address, { method })).toBeNull();
  });
});

describe('documents and the configuration', () => {
  it('come from the network, and nothing of them is kept but the look', async () => {
    const scope = await started();
    scope.answers['/en-uk?state=secret'] = () => new Response('document');
    expect(await (await scope.ask('/en-uk?state=secret', { mode: 'navigate' }))?.text()).toBe('document');
    await scope.ask('/configs/config.json');
    expect(await scope.kept()).toEqual([
      ['https://login.example/assets/index-Ab1_cd-9.css', ''],
      [
        'https://login.example/offline-look',
        expect.stringMatching(
          /^\{"brand":"kq","name":"A & B","title":"T","theme":"dark","accent":"#123456","artwork":"<svg [^{}]*"\}$/,
        ),
      ],
    ]);
  });

  it('use the answer that the browser has asked for already', async () => {
    const scope = await started();
    const preloadResponse = Promise.resolve(new Response('early'));
    expect(await (await scope.ask('/', { mode: 'navigate', preloadResponse }))?.text()).toBe('early');
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ])(
    'are asked for ahead, but in Firefox, which would show its own page without a connection: %s',
    async (agent, expected) => {
      const scope = makeScope({});
      scope.navigator.userAgent = agent;
      scope.preloads = true;
      startWorker(scope, build('1'));
      await scope.happen('activate');
      expect(scope.preloads).toBe(expected);
    },
  );

  it('fail as they would without a worker, where it has no page of its own', async () => {
    const scope = await started();
    delete scope.answers['/configs/config.json'];
    expect((await scope.ask('/configs/config.json'))?.type).toBe('error');
    expect((await scope.ask(SCRIPT))?.type).toBe('error');
  });
});

describe('a document that does not arrive', () => {
  it.each([
    ['/en-uk', true, 'en', 'ltr', 'en unreachable'],
    ['/en-uk?lang=de-AT', false, 'de', 'ltr', 'de offline'],
    ['/?lang=ar', false, 'ar', 'rtl', 'ar offline'],
    ['/?lang=ar&lang=de', false, 'en', 'ltr', 'en offline'],
    ['/?lang=%3Cb%3E', false, 'en', 'ltr', 'en offline'],
  ])('is a page of ours: %s', async (address, onLine, language, dir, reason) => {
    const scope = await started();
    scope.navigator.onLine = onLine;
    const answer = await scope.ask(address, { mode: 'navigate' });
    const html = (await answer?.text()) ?? '';
    expect(answer?.status).toBe(503);
    expect(html).toContain(
      `<html lang="${language}" dir="${dir}" data-brand="kq" data-theme="dark" data-accent="">`,
    );
    expect(html).toContain(`<p role="alert">${reason}</p>`);
    expect(html).toContain('aria-label="A &amp; B"');
    expect(html).toContain('<svg id="brand-mark"><path/></svg><svg id="brand-logo"><path/></svg>');
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(answer?.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });

  it('repeats nothing of its address, which may hold a session', async () => {
    const scope = await started();
    const answer = await scope.ask('/platform?session=canary', { mode: 'navigate' });
    expect(await answer?.text()).not.toContain('canary');
  });

  it('has no brand where the configuration never arrived, or was not understood', async () => {
    const scope = makeScope({ '/configs/config.json': () => Response.json([]) });
    startWorker(scope, build('1'));
    await scope.happen('install');
    expect(await (await scope.ask('/', { mode: 'navigate' }))?.text()).toContain('data-brand=""');
  });
});

describe('the script that takes the place of a worker', () => {
  it('removes it, and all that it has kept', async () => {
    const scope = await started();
    await scope.caches.open('someone-else');
    removeWorker(scope);
    await scope.happen('install');
    await scope.happen('activate');
    expect(await scope.caches.keys()).toEqual(['someone-else']);
    expect(scope.removed).toBe(true);
  });
});
