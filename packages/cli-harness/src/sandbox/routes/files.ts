import type { Context } from 'hono';
import { configurationFor, type ServerEnv, type SiteContext } from '../site-context.ts';
import { readStaticFile } from '../static-file.ts';
import { faultFor } from './with-fault.ts';

/** `GET configs/config.json`: the brand's own configuration, made for the address that was asked. */
export const getConfiguration =
  (site: SiteContext) =>
  (c: Context<ServerEnv>): Response => {
    const configuration = configurationFor(site, c.req.header('host'));
    const fault = faultFor(c, site, 'config', undefined, () => configuration);
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
export const translationFault = async (
  c: Context<ServerEnv>,
  site: SiteContext,
): Promise<Response | undefined> => {
  if (!site.world.faults.list().some((fault) => fault.call === 'translations')) return undefined;
  const file = site.siteDir === undefined ? undefined : await readStaticFile(site.siteDir, c.req.path);
  return faultFor(c, site, 'translations', undefined, () => parsed(file?.bytes.toString('utf8') ?? ''));
};
