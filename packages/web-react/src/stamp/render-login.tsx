import type { Configuration, OpenState, Texts, Visit } from '@gatehouse-login/core';
import { renderToString } from 'react-dom/server';
import { stillSite } from '../flow/still-site.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';

/**
 * Renders the login that a visit opens, for somebody whom the browser does not remember. Returns the markup that React takes
 * over in the browser, and the state that it shows.
 */
export function renderLogin(configuration: Configuration, visit: Visit, texts: Texts) {
  const site = stillSite(configuration, visit, texts);
  const { runner } = site;
  runner.send({ type: 'opened-at', step: 'login', visit });
  return { markup: renderToString(<SiteRoot site={site} />), state: runner.getSnapshot() as OpenState };
}
