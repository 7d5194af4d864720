import {
  type Configuration,
  makePerform,
  type Perform,
  type Runner,
  type SpinnerCounter,
} from '@gatehouse-login/core';
import { composePorts } from '../composition/container.ts';
import { tellConnection } from '../flow/connection-news.ts';
import { countPressesOnce } from '../flow/one-press.ts';
import { makePageBar } from '../flow/page-bar.ts';
import { preconnectAhead } from '../flow/preconnect.ts';
import { tellTabs } from '../flow/tab-news.ts';
import { tellState } from '../flow/tell-state.ts';
import type { LoadTexts } from '../i18n/texts.ts';
import { registerWorker } from './register-worker.ts';
import { whenStable } from './when-stable.ts';

// Bundled with this file, because the page loads both at the same time.
export const composePerform = (configuration: Configuration): Perform =>
  makePerform(composePorts(configuration), configuration);

/** What is at work already, and everything that the page loads ahead. */
export interface Ahead {
  readonly configuration: Configuration;
  readonly runner: Runner;
  readonly spinner: SpinnerCounter;
  readonly loadTexts: LoadTexts;
  readonly loaded: readonly Promise<unknown>[];
}

/** Starts what the login can do without. */
export function workAhead({ configuration, runner, spinner, loadTexts, loaded }: Ahead): void {
  tellState(runner);
  preconnectAhead(configuration);
  countPressesOnce();
  const bar = makePageBar(runner, loadTexts);
  tellConnection(bar);
  tellTabs(runner, bar);
  if (configuration.telemetry !== undefined) void measure(configuration, runner);
  // A site that is not built has no service worker.
  if (import.meta.env.PROD) void whenStable(spinner, loaded).then(registerWorker);
}

/** Loads and starts the reports of this page view. The page works without them, so a failure is ignored. */
const measure = (configuration: Configuration, runner: Runner): Promise<void> =>
  import('../telemetry/start-telemetry.ts').then(
    ({ startTelemetry }) => startTelemetry(configuration, runner),
    () => {},
  );
