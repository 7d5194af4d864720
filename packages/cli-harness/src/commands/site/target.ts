import type { Brand } from '@gatehouse-login/core';
import type { Sandbox } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, usageError } from '../../report/ending.ts';
import { suggestion } from '../../report/suggestion.ts';
import { demoQuery, type Target } from '../../site/site-address.ts';
import { inert } from '../../terminal/inert.ts';
import type { Context } from '../command.ts';
import type { Pages } from '../sandbox/login-pages.ts';
import { sandboxEnding } from '../sandbox/sandbox-ending.ts';
import type { Where } from './where.ts';

/** The target of a command line. A built-in sandbox knows the person too. */
export interface ReachedTarget extends Target {
  readonly person?: { readonly username: string; readonly password: string };
  /** Where the built-in sandbox delivers its codes. */
  readonly inbox?: Pick<Sandbox, 'nextMessage'>;
  readonly dispose: () => Promise<void>;
}

/** Finds the site, or starts a sandbox and finds the site and the person there. */
export async function reachTarget(
  { target, brand, user, phone }: Where,
  { createSandbox }: Pick<Context, 'createSandbox'>,
  pages: Pages = {},
): Promise<Result<ReachedTarget, Ending>> {
  if (target.kind === 'site') {
    return ok({ address: target.address, builtIn: false, dispose: async () => {} });
  }
  const create = await createSandbox();
  const created = await create({ port: 0, ...pages });
  if (created.isErr()) return err(sandboxEnding(created.error));
  const sandbox = created.value;
  const found = inSandbox(
    sandbox,
    brand,
    user === undefined && phone === undefined ? (target.persona ?? 'plain') : undefined,
  );
  if (found.isErr()) await sandbox.dispose();
  return found;
}

function inSandbox(
  { home, brands, people, dispose, nextMessage }: Sandbox,
  brand: Brand | undefined,
  persona: string | undefined,
): Result<ReachedTarget, Ending> {
  const person = people.find(({ id }) => id === persona);
  if (persona !== undefined && person === undefined) {
    const ids = people.map(({ id }) => id);
    const message = `There is no person "${inert(persona)}" in the sandbox.${suggestion(persona, ids)}`;
    return err(usageError(message, `The people are ${ids.join(', ')}.`));
  }
  const site = brand ?? person?.brand ?? 'city-index';
  const address = { origin: brands[site], path: '/', query: demoQuery(home, site) };
  const inbox = { nextMessage };
  return ok({ address, builtIn: true, dispose, inbox, ...(person === undefined ? {} : { person }) });
}
