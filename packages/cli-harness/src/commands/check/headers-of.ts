import type { Configuration } from '@gatehouse-login/core';
import { builtSite } from '../../built-site.ts';
import { canStamp, loadRenderer } from '../../renderer.ts';
import type { Deeds } from './what-it-does.ts';

/** Returns the headers of a configuration's documents, or an empty object if the page was not built. */
export async function headersOf(configuration: Configuration): Promise<Readonly<Record<string, string>>> {
  const site = builtSite();
  if (site === undefined || !canStamp(site)) return {};
  const renderer = await loadRenderer(site);
  return renderer.map(({ documentHeaders }) => documentHeaders(configuration)).unwrapOr({});
}

/** Lists the other origins that the content security policy lets the page reach. */
export function reachOf(headers: Readonly<Record<string, string>>): Deeds {
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((each) => each.split(' '));
  return directives.flatMap(([name = '', ...sources]) => {
    const what = REACH[name];
    const origins = sources.filter((source) => /^\w+:\/\//.test(source));
    return what === undefined || origins.length === 0 ? [] : [[what, origins.join(', ')] as const];
  });
}

const REACH: Readonly<Record<string, string>> = {
  'connect-src': 'connects to',
  'frame-src': 'frames',
  'form-action': 'posts to',
  'img-src': 'pictures of',
};
