import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnSite } from '../support/own-site.ts';
import { personOf, SITE_DIR } from '../support/sandbox.ts';
import { asWithoutModules } from '../support/without-modules.ts';
import { text } from './visitor.ts';
import type { Step } from './walk.ts';

/** A site of its own, which can lose its connection. */
const startSite = () =>
  startOwnSite((origin) => ({
    brand: 'kq',
    brandName: 'KQ Markets',
    appTitle: 'KQ Markets',
    pageTitle: 'KQ Markets',
    urls: { apiEnv: 'live', redirects: { webtrader: `${origin}/trade` } },
  }));

/** The pages that are not the login's own. */
export const ELSEWHERE: readonly Step[] = [
  {
    title: 'the web trader’s page shows prices',
    async walk(visitor) {
      await visitor.open('whs', '/');
      await visitor.sees('login');
      await visitor.signsIn(personOf(visitor.sandbox, 'plain'));
      await visitor.arrives();
      await visitor.reads(
        "/^CONNECTED:.*-STREAMING$/.test(document.querySelector('.prices code')?.textContent)",
        true,
      );
      await visitor.reads("document.querySelectorAll('.prices li').length > 2", true);
    },
  },
  {
    title: 'a browser without modules is told that it is too old',
    async walk({ engine, reads }) {
      const site = await startSite();
      site.files.set('/', asWithoutModules(await readFile(join(SITE_DIR, 'index.html'), 'utf8')));
      await engine.open(`${site.origin}/?lang=ar`);
      await reads('document.documentElement.dir', 'rtl');
      await reads("document.querySelector('#root').textContent.startsWith('هذا المتصفح قديم')", true);
      await site.unplug();
    },
  },
  {
    title: 'without a connection, the site’s own page offers another try',
    async walk({ engine, reads, sees }) {
      const site = await startSite();
      await engine.open(`${site.origin}/?lang=de`);
      await sees('login');
      await reads(
        'window.isReady ?? void navigator.serviceWorker.ready.then(() => { window.isReady = true; })',
        true,
      );
      await site.unplug();
      await engine.read('void location.reload()');
      await sees('offline');
      await reads(text('h1'), 'Diese Seite konnte nicht geladen werden');
      await site.plug();
      await engine.click('main a');
      await sees('login');
      await site.unplug();
    },
  },
];
