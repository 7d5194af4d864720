import type { Brand } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Problem } from '../../report/problem.ts';
import { suggestion } from '../arguments/nearest.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';
import type { Context } from '../command.ts';
import { demoQuery } from '../sandbox/demo-query.ts';
import { sandboxProblem } from '../sandbox/sandbox-problem.ts';
import type { LoginPlan } from './plan.ts';
import type { SiteAddress } from './site-address.ts';

/** Where a login goes; a built-in sandbox knows the person too, and no guard applies to it. */
export interface Target {
  readonly address: SiteAddress;
  readonly builtIn: boolean;
  readonly person?: { readonly username: string; readonly password: string };
  readonly dispose: () => Promise<void>;
}

/** Why there is nowhere to go. */
export type TargetError = UsageError | { readonly kind: 'environment'; readonly problem: Problem<string> };

/** Finds the site, or starts a sandbox and chooses the site and the person there. */
export async function reachTarget(
  { target, brand, user }: LoginPlan,
  { createSandbox }: Context,
): Promise<Result<Target, TargetError>> {
  if (target.kind === 'site') {
    return ok({ address: target.address, builtIn: false, dispose: async () => {} });
  }
  const start = await createSandbox();
  const started = await start({ port: 0 });
  if (started.isErr()) {
    const { fault, ...told } = sandboxProblem(started.error);
    return err({ kind: 'environment', problem: { kind: 'sandbox-unavailable', ...told } });
  }
  const sandbox = started.value;
  const found = inSandbox(sandbox, brand, user === undefined ? (target.persona ?? 'plain') : undefined);
  if (found.isErr()) await sandbox.dispose();
  return found;
}

function inSandbox(
  { home, brands, people, dispose }: Sandbox,
  brand: Brand | undefined,
  persona: string | undefined,
): Result<Target, UsageError> {
  const person = people.find(({ id }) => id === persona);
  if (persona !== undefined && person === undefined) {
    const ids = people.map(({ id }) => id);
    const message = `Nobody in the sandbox is called "${persona}".${suggestion(persona, ids)}`;
    return err(usageError(message, `The people are ${ids.join(', ')}.`));
  }
  const site = brand ?? person?.brand ?? 'city-index';
  const origin = brands[site];
  const address = { origin, path: '/', query: demoQuery(home, site) };
  return ok({ address, builtIn: true, dispose, ...(person === undefined ? {} : { person }) });
}
