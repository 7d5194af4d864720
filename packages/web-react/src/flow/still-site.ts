import {
  type Configuration,
  createLoginOnDemand,
  makeSpinnerCounter,
  type RememberedVisitor,
  type Texts,
  type Visit,
} from '@gatehouse-login/core';
import { startI18n } from '../i18n/start-i18n.ts';
import type { Site } from './site.ts';

const never = () => new Promise<never>(() => {});
const nothing = () => {};

/** Makes a site that shows states: its login carries out no command, and nothing is loaded. */
export function stillSite(
  configuration: Configuration,
  { language }: Visit,
  texts: Texts,
  remembered: RememberedVisitor | null = null,
): Site {
  const spinner = makeSpinnerCounter();
  return {
    configuration,
    runner: createLoginOnDemand(never, configuration, { remembered, spinner }),
    artwork: '',
    details: { load: async () => () => '', onMissing: nothing },
    spinner,
    i18n: startI18n(language, texts),
    loadTexts: never,
    onMissing: nothing,
    preload: nothing,
    loadRest: nothing,
  };
}
