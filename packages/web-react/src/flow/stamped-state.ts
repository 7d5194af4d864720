import { type Configuration, createLoginOnDemand, type OpenState, type Visit } from '@gatehouse-login/core';

/** Returns the state of a login that was just opened by somebody whom the browser does not remember. */
export function stampedState(configuration: Configuration, visit: Visit): OpenState {
  // Opening a login runs no command that would need ports.
  const login = createLoginOnDemand(() => new Promise(() => {}), configuration);
  login.send({ type: 'opened-at', step: 'login', visit });
  const state = login.getSnapshot();
  login.dispose();
  return state as OpenState;
}
