import { cancellationOf } from '@gatehouse-login/core';
import { err } from 'neverthrow';
import type { Site } from '../../driver/site.ts';
import type { Io } from '../../io.ts';
import { readAuthorities } from '../../site/authorities.ts';
import { type ReadSite, type ReadTools, readSite } from '../../site/read-site.ts';
import type { Context, Ended } from '../command.ts';
import { type ReachedTarget, reachTarget } from './target.ts';
import { readWhere, type Where, type WhereGiven } from './where.ts';

/** A site that can be asked, before its configuration is read. */
export interface Reached {
  readonly where: Where;
  readonly target: ReachedTarget;
  readonly site: Site;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  readonly authorities: string | undefined;
}

/** The flags of a command that reaches a site without logging in to it. */
export type ReachGiven = WhereGiven & {
  readonly ca: string | undefined;
  readonly json: boolean;
  readonly verbose: boolean;
};

/** Reaches the site that the flags name, and lets go of it at the end. */
export async function reachSite(
  given: ReachGiven,
  context: Context,
  use: (reached: Reached) => Promise<Ended>,
): Promise<Ended> {
  const { io } = context;
  const where = readWhere(given);
  if (where.isErr()) return err(where.error);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return err(authorities.error);
  const target = await reachTarget(where.value, context);
  if (target.isErr()) return err(target.error);
  const { vault } = context.secrets;
  const traffic = given.verbose ? (await loadTraffic()).makeTraffic({ verbose: true }, io, vault) : undefined;
  const connect = await context.openSite();
  const site = connect({
    origin: target.value.address.origin,
    io,
    authorities: authorities.value,
    timeout: where.value.timeout,
    keepSessions: false,
    through: traffic?.through,
    onSecret: vault.add,
  });
  try {
    return await use({ where: where.value, target: target.value, site, authorities: authorities.value });
  } finally {
    await target.value.dispose();
  }
}

const loadTraffic = () => import('../../journal/traffic.ts');

/** How a site is read that no password is sent to. */
export const unguarded = ({ cwd, signal }: Pick<Io, 'cwd' | 'signal'>): Omit<ReadTools, 'site'> => ({
  guard: () => null,
  cwd,
  cancellation: cancellationOf(signal),
});

/** Reaches a site and reads it. */
export const atSite = (
  given: ReachGiven,
  context: Context,
  use: (read: Reached & ReadSite) => Promise<Ended>,
): Promise<Ended> =>
  reachSite(given, context, async (reached) => {
    const { where, target, site } = reached;
    const read = await readSite(where, target.address, { site, ...unguarded(context.io) });
    return read.isErr() ? err(read.error) : use({ ...reached, ...read.value });
  });
