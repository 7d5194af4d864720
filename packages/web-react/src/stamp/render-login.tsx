import {
  type Configuration,
  createLoginOnDemand,
  makeSpinnerCounter,
  type OpenState,
  type Texts,
  type Visit,
} from '@gatehouse-login/core';
import { renderToString } from 'react-dom/server';
import type { Site } from '../flow/site.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';

const never = () => new Promise<never>(() => {});

/** The login as React takes it over in the browser: its markup, and the state that the markup shows. */
export interface RenderedLogin {
  readonly markup: string;
  readonly state: OpenState;
}

/** Renders the login that a visit opens, for somebody whom the browser does not remember. */
export function renderLogin(configuration: Configuration, visit: Visit, texts: Texts): RenderedLogin {
  const runner = createLoginOnDemand(never, configuration);
  runner.send({ type: 'opened-at', step: 'login', visit });
  const site: Site = {
    configuration,
    runner,
    artwork: '',
    spinner: makeSpinnerCounter(),
    i18n: startI18n(visit.language, texts),
    loadTexts: never,
    onMissing: never,
    preload: never,
    loadRest: never,
  };
  return { markup: renderToString(<SiteRoot site={site} />), state: runner.getSnapshot() as OpenState };
}
