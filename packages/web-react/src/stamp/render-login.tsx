import {
  type Configuration,
  createLoginOnDemand,
  makeSpinnerCounter,
  type Texts,
  type Visit,
} from '@gatehouse-login/core';
import { renderToString } from 'react-dom/server';
import type { Site } from '../flow/site.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { SiteRoot } from '../page/SiteRoot.tsx';

const never = () => new Promise<never>(() => {});

/** Renders the login that a visit opens, as React finds it again in the browser. */
export function renderLogin(configuration: Configuration, visit: Visit, texts: Texts): string {
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
  return renderToString(<SiteRoot site={site} />);
}
