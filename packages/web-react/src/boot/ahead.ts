import type { Configuration, SpinnerCounter } from '@gatehouse-login/core';
import { preconnectAhead } from '../flow/preconnect.ts';
import { registerWorker } from './register-worker.ts';
import { whenStable } from './when-stable.ts';

/** Starts what the login can do without. `loaded` is everything that the page loads ahead. */
export function workAhead(
  configuration: Configuration,
  spinner: SpinnerCounter,
  loaded: readonly Promise<unknown>[],
): void {
  preconnectAhead(configuration);
  // A site that is not built has no service worker.
  if (import.meta.env.PROD) void whenStable(spinner, loaded).then(registerWorker);
}
