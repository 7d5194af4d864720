import { type Context, Hono } from 'hono';
import { makeBrandApi } from '../api/brand-api.ts';
import { REPORT_PATH } from '../headers/content-security-policy.ts';
import { refuse } from '../http/answer.ts';
import { offerToken } from '../http/anti-forgery.ts';
import { bodyLimit } from '../http/body-limit.ts';
import { loopbackOnly } from '../http/loopback-only.ts';
import { ownOriginOnly } from '../http/own-origin-only.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { journaled } from '../journal/journaled.ts';
import { serveFromDevServer } from './dev-site.ts';
import { getConfiguration, translationFault } from './faulty-files.ts';
import type { SiteContext } from './site-context.ts';
import { serveSite } from './static-site.ts';

const RECORDED_PATH = /^\/(?:api|api-ppe|configs|csp-report|assets\/i18n)(?:\/|$)/;
const BODY_BYTES = 262_144;

const servePage = (c: Context<ServerEnv>, context: SiteContext): Promise<Response> =>
  context.devServer === undefined ? serveSite(c, context) : serveFromDevServer(c, context.devServer, context);

/** A brand's port: the platform's calls, the configuration and the site. */
export function makeBrandPort(site: SiteContext): Hono<ServerEnv> {
  const { brand, world, ports, allowed } = site;
  const app = new Hono<ServerEnv>();
  const api = makeBrandApi({ world, ports, brandOf: () => brand });
  const hasAntiForgery = () => world.settings.get().antiForgery[brand];
  app.use(loopbackOnly);
  app.use(bodyLimit(BODY_BYTES));
  app.use(ownOriginOnly(allowed));
  app.use(journaled(world, { brandOf: () => brand, includes: (path) => RECORDED_PATH.test(path) }));
  app.route('/api', api);
  app.route('/api-ppe', api);
  app.post(REPORT_PATH, (c) => c.body(null, 204));
  app.get('/configs/config.json', (c) => {
    if (hasAntiForgery()) offerToken(c);
    return getConfiguration(site)(c);
  });
  app.get('*', async (c) => {
    const faulty = c.req.path.startsWith('/assets/i18n/') ? await translationFault(c, site) : undefined;
    if (faulty !== undefined) return faulty;
    const answer = await servePage(c, site);
    if (hasAntiForgery() && answer.headers.get('content-type')?.startsWith('text/html')) offerToken(c);
    return answer;
  });
  app.all('*', (c) => refuse(c, 'no-method', { allow: 'GET, HEAD' }));
  app.onError((_, c) => refuse(c, 'server-error'));
  return app;
}
