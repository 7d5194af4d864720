import type { Context } from 'hono';
import type { FaultCall } from '../faults/fault.ts';
import { meetFault } from '../faults/meet-fault.ts';
import { spoil } from '../faults/spoil.ts';
import { sendText } from '../http/answer.ts';
import { encodedFor } from '../http/encoded-for.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { type SiteContext, siteFor } from './site-context.ts';
import { readStaticFile } from './static-file.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Answers with a file, spoilt by the fault that is set for it. Returns undefined without such a fault. */
async function answerWithFault(
  c: Context<ServerEnv>,
  site: SiteContext,
  call: FaultCall,
  honest: () => Promise<object>,
): Promise<Response | undefined> {
  const fault = site.world.faults.take({ call, brand: site.brand, person: undefined });
  if (fault === undefined) return undefined;
  const played = await meetFault(c, site, fault);
  if (played !== undefined) return played;
  const { text, contentType } = spoil(await honest(), call, fault);
  return sendText(
    c,
    text,
    200,
    contentType === undefined ? JSON_HEADERS : { ...JSON_HEADERS, 'content-type': contentType },
  );
}

/**
 * `GET configs/config.json`: the configuration of the brand, with the request's `LoopbackName` in its addresses.
 */
export function getConfiguration(site: SiteContext) {
  return async (c: Context<ServerEnv>): Promise<Response> => {
    const { configuration } = siteFor(site, c.req.header('host'));
    const faulty = await answerWithFault(c, site, 'config', async () => configuration);
    if (faulty !== undefined) return faulty;
    const { bytes, headers } = encodedFor(c.req.header('accept-encoding'), JSON.stringify(configuration));
    return c.body(bytes, 200, { ...JSON_HEADERS, ...headers });
  };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Answers `assets/i18n/{language}.json` with the fault that is set for it. Returns undefined without one; then
 * the file itself is served.
 */
export function translationFault(c: Context<ServerEnv>, site: SiteContext): Promise<Response | undefined> {
  return answerWithFault(c, site, 'translations', async () => {
    const file = site.siteDir === undefined ? undefined : await readStaticFile(site.siteDir, c.req.path);
    return parsed(file?.bytes.toString('utf8') ?? '');
  });
}
