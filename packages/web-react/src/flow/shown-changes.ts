import type { Runner } from '@gatehouse-login/core';

/**
 * Calls the listener after every state change that a visitor can see. While the destination is chosen, the screen is that
 * of the account call before, and rendering it again would only delay the departure.
 */
export const subscribeToShown = (runner: Runner, listener: () => void): (() => void) =>
  runner.subscribe(({ to }) => {
    if (to.at !== 'choosing-destination') listener();
  });
