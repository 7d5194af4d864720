import type { Configuration } from '../configuration/configuration.ts';
import type { PasswordPolicy } from '../configuration/password-policy.ts';
import { createRunner, type Perform, type Runner, type RunnerOptions } from '../flow/runner.ts';
import { openingState } from '../flow/state.ts';
import type { RememberedVisitor } from '../session/credentials.ts';

/** Options of a login. Without `onDefect`, a defect is reported by `console.warn`. */
export interface LoginOptions extends RunnerOptions {
  /** The visitor whose name the form starts with, from `recallVisitor`. */
  readonly remembered?: RememberedVisitor | null;
  /** What a new password needs. `PASSWORD_POLICY` by default. */
  readonly passwordPolicy?: PasswordPolicy;
}

/**
 * Creates a login whose commands are carried out by code that is loaded for the first of them: the login itself starts
 * at once. `load` resolves with what `makePerform` returns. After a failed load, the next command tries again.
 */
export function createLoginOnDemand(
  load: () => Promise<Perform>,
  configuration: Configuration,
  options: LoginOptions = {},
): Runner {
  return startLogin(performOnDemand(load), configuration, options);
}

/** Starts a login with something that carries out its commands. */
export function startLogin(
  perform: Perform,
  configuration: Configuration,
  { remembered = null, passwordPolicy, onDefect = warn, ...options }: LoginOptions,
): Runner {
  const settings = passwordPolicy === undefined ? configuration : { ...configuration, passwordPolicy };
  return createRunner(openingState(remembered), settings, perform, { onDefect, ...options });
}

/** Names the defect and where it happened, never its message: that may hold anything. */
function warn(defect: unknown, where: string): void {
  const { console } = globalThis as { readonly console?: { warn(text: string): void } };
  const name = defect instanceof Error ? defect.name : typeof defect;
  console?.warn(
    `The login failed closed: a port broke its contract during "${where}" (${name}). Pass onDefect to see the error.`,
  );
}

function performOnDemand(load: () => Promise<Perform>): Perform {
  let loading: Promise<Perform> | null = null;
  let loaded: Perform | null = null;
  return async (command, cancellation) => {
    // At once, or the page would render between a session and the account call, and before the departure.
    if (loaded !== null) return loaded(command, cancellation);
    // Nothing is held before the first command.
    if (loading === null && command.run === 'forget') return null;
    loading ??= load().then(
      (perform) => {
        loaded = perform;
        return perform;
      },
      (reason) => {
        loading = null;
        return Promise.reject(reason);
      },
    );
    return (await loading)(command, cancellation);
  };
}
