import { cancellationOf } from '@gatehouse-login/core';
import type { Site } from '../../driver/site.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { readAuthorities } from '../../site/authorities.ts';
import { type ReadSite, type ReadTools, readSite } from '../../site/read-site.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
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

/** Reaches the site that the flags name, and lets go of it at the end. What is wrong is written. */
export async function reachSite(
  given: ReachGiven,
  context: Context,
  use: (reached: Reached) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io } = context;
  const where = readWhere(given);
  if (where.isErr()) return writeUsage(where.error, io, given);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return writeUsage(authorities.error, io, given);
  const target = await reachTarget(where.value, context);
  if (target.isErr()) return writeEnd(target.error, io, given);
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

/** Reaches a site and reads it. What is wrong is written. */
export const atSite = (
  given: ReachGiven,
  context: Context,
  use: (read: Reached & ReadSite) => Promise<ExitCode>,
): Promise<ExitCode> =>
  reachSite(given, context, async (reached) => {
    const { where, target, site } = reached;
    const { io } = context;
    const read = await readSite(where, target.address, { site, ...unguarded(io) });
    return read.isErr() ? writeEnd(read.error, io, given) : use({ ...reached, ...read.value });
  });
