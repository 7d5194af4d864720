import type { Configuration } from '../configuration/configuration.ts';
import type { Runner } from '../flow/runner.ts';
import { type LoginOptions, startLogin } from './create-login-on-demand.ts';
import { makePerform } from './perform.ts';
import type { LoginPorts } from './ports.ts';

/**
 * Creates a login for one brand's configuration. A driver sends it `opened-at` first, shows every state that
 * `subscribe` reports, and sends what the visitor does.
 */
export const createLogin = (
  ports: LoginPorts,
  configuration: Configuration,
  options: LoginOptions = {},
): Runner => startLogin(makePerform(ports, configuration), configuration, options);
