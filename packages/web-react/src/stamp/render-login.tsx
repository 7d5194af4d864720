import type { Configuration, OpenState, Texts, Visit } from '@gatehouse-login/core';
import { renderToString } from 'react-dom/server';
import { stillSite } from '../flow/still-site.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';

/** The login as React takes it over in the browser: its markup, and the state that the markup shows. */
export interface RenderedLogin {
  readonly markup: string;
  readonly state: OpenState;
}

/** Renders the login that a visit opens, for somebody whom the browser does not remember. */
export function renderLogin(configuration: Configuration, visit: Visit, texts: Texts): RenderedLogin {
  const site = stillSite(configuration, visit, texts);
  const { runner } = site;
  runner.send({ type: 'opened-at', step: 'login', visit });
  return { markup: renderToString(<SiteRoot site={site} />), state: runner.getSnapshot() as OpenState };
}
