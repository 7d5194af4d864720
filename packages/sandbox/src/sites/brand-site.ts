import { Hono } from 'hono';
import { makeApi } from '../api/make-api.ts';
import { reportPath } from '../headers/headers.ts';
import { offerToken } from '../http/anti-forgery.ts';
import { bodyLimit } from '../http/body-limit.ts';
import { loopbackOnly } from '../http/loopback-only.ts';
import { ownOriginOnly } from '../http/own-origin-only.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { refuse } from '../http/wire.ts';
import { journaled } from '../journal/journaled.ts';
import { serveFromDevServer } from './dev-site.ts';
import { getConfiguration, translationFault } from './files.ts';
import { configurationFor, type SiteContext } from './site-context.ts';
import { serveSite } from './static-site.ts';

const callPath = /^\/(?:api|api-ppe|configs|csp-report|assets\/i18n)(?:\/|$)/;
const bodyBytes = 262_144;

/** One brand's port: its built site, its configuration and the platform's API. */
export const makeBrandSite = (site: SiteContext): Hono<ServerEnv> => {
  const { brand, world, ports } = site;
  const app = new Hono<ServerEnv>();
  const api = makeApi({ world, ports, brandOf: () => brand });
  const guards = () => world.settings.get().antiForgery[brand];
  app.use(loopbackOnly);
  app.use(bodyLimit(bodyBytes));
  app.use(ownOriginOnly(site.allowed));
  app.use(
    journaled(
      world,
      () => brand,
      (path) => callPath.test(path),
    ),
  );
  app.route('/api', api);
  app.route('/api-ppe', api);
  app.post(reportPath, (c) => c.body(null, 204));
  app.get('/configs/config.json', (c) => {
    if (guards()) offerToken(c);
    return getConfiguration(site)(c);
  });
  app.get('*', async (c) => {
    const fault = c.req.path.startsWith('/assets/i18n/') ? await translationFault(c, site) : undefined;
    if (fault !== undefined) return fault;
    const configuration = configurationFor(site, c.req.header('host'));
    const answer =
      site.devServer === undefined
        ? await serveSite(c, site.siteDir, configuration)
        : await serveFromDevServer(c, site.devServer, configuration);
    if (guards() && answer.headers.get('content-type')?.startsWith('text/html')) offerToken(c);
    return answer;
  });
  app.all('*', (c) => refuse(c, 'no-method', { allow: 'GET, HEAD' }));
  app.onError((_, c) => refuse(c, 'server-error'));
  return app;
};
