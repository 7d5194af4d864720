import type { Context } from 'hono';
import { meetFault } from '../api/run-call.ts';
import type { FaultCall } from '../faults/fault.ts';
import { spoil } from '../faults/spoil.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { sendText } from '../http/wire.ts';
import { configurationFor, type SiteContext } from './site-context.ts';
import { readStaticFile } from './static-file.ts';

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** The answer of a file as the fault that is set for it leaves it; nothing without a fault. */
const faulty = async (
  c: Context<ServerEnv>,
  site: SiteContext,
  call: FaultCall,
  honest: () => Promise<object>,
): Promise<Response | undefined> => {
  const fault = site.world.faults.take({ call, brand: site.brand, person: undefined });
  if (fault === undefined) return undefined;
  const met = await meetFault(c, site, fault);
  if (met !== undefined) return met;
  const { text, contentType } = spoil(await honest(), call, fault);
  return sendText(c, text, 200, contentType === undefined ? json : { ...json, 'content-type': contentType });
};

/** `GET configs/config.json`: the brand's own configuration, made for the address that was asked. */
export const getConfiguration =
  (site: SiteContext) =>
  async (c: Context<ServerEnv>): Promise<Response> => {
    const configuration = configurationFor(site, c.req.header('host'));
    const fault = await faulty(c, site, 'config', () => Promise.resolve(configuration));
    return fault ?? c.json(configuration, 200, { 'cache-control': 'no-store' });
  };

const parsed = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** The fault that is set for `assets/i18n/{language}.json`; without one, the file itself is served. */
export const translationFault = (c: Context<ServerEnv>, site: SiteContext): Promise<Response | undefined> =>
  faulty(c, site, 'translations', async () => {
    const file = site.siteDir === undefined ? undefined : await readStaticFile(site.siteDir, c.req.path);
    return parsed(file?.bytes.toString('utf8') ?? '');
  });
