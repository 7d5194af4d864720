import { Hono } from 'hono';
import { antiForgery, offerToken } from './anti-forgery.ts';
import { bodyLimit } from './body-limit.ts';
import { reportPath, siteHeaders } from './headers.ts';
import { journaled } from './journaled.ts';
import { loopbackOnly } from './loopback-only.ts';
import { getAccount } from './routes/account.ts';
import { deleteSession } from './routes/delete-session.ts';
import { getConfiguration, translationFault } from './routes/files.ts';
import { postSession } from './routes/session.ts';
import { configurationFor, type ServerEnv, type SiteContext } from './site-context.ts';
import { serveSite } from './static-site.ts';
import { refuse } from './wire.ts';
import { withHeaders } from './with-headers.ts';

const callPath = /^\/(?:api|api-ppe|configs|csp-report|assets\/i18n)(?:\/|$)/;
const bodyBytes = 262_144;

/** The platform's calls, mounted alike under /api and /api-ppe. */
const makeApi = (site: SiteContext): Hono<ServerEnv> =>
  new Hono<ServerEnv>()
    .use(antiForgery)
    .post('/v2/Session', postSession(site))
    .get('/v2/UserAccount/ClientAndTradingAccount', getAccount(site))
    .post('/session/deleteSession', deleteSession(site))
    .all('*', (c) => refuse(c, 'not-found'));

/** One brand's port: its built site, its configuration and the platform's API. */
export const makeBrandSite = (site: SiteContext): Hono<ServerEnv> => {
  const app = new Hono<ServerEnv>();
  app.use(loopbackOnly);
  app.use(async (c, next) => {
    await next();
    withHeaders(c, siteHeaders(configurationFor(site, c.req.header('host'))));
  });
  app.use(bodyLimit(bodyBytes));
  app.use(journaled(site.world, site.brand, (path) => callPath.test(path)));
  app.route('/api', makeApi(site));
  app.route('/api-ppe', makeApi(site));
  app.post(reportPath, (c) => c.body(null, 204));
  app.get('/configs/config.json', (c) => {
    c.res = getConfiguration(site)(c);
    offerToken(c);
    return c.res;
  });
  app.get('*', async (c) => {
    const fault = c.req.path.startsWith('/assets/i18n/') ? await translationFault(c, site) : undefined;
    if (fault !== undefined) return fault;
    const answer = await serveSite(c, site.siteDir, configurationFor(site, c.req.header('host')));
    c.res = answer;
    if (answer.headers.get('content-type')?.startsWith('text/html')) offerToken(c);
    return c.res;
  });
  app.all('*', (c) => c.text('This address only answers to GET.', 405, { allow: 'GET, HEAD' }));
  return app;
};
