import type { Configuration, Visit } from '@gatehouse-login/core';
import { cancellationOf } from '../../driver/cancellation.ts';
import { failure } from '../../driver/ending.ts';
import type { LoadedConfiguration, Site } from '../../driver/site.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { writeOut } from '../../report/sentence.ts';
import { writeEnd, writeUsage } from '../arguments/write-usage.ts';
import type { Context } from '../command.ts';
import { readAuthorities } from './authorities.ts';
import { reachTarget, type Target } from './target.ts';
import { readVisit } from './visit.ts';
import { readWhere, type Where, type WhereGiven } from './where.ts';

/** A site that can be asked, before its configuration is read. */
export interface Reached {
  readonly where: Where;
  readonly target: Target;
  readonly site: Site;
}

/** A site with its configuration, and where a visitor would begin. */
export interface ReadSite extends Reached {
  readonly configuration: Configuration;
  readonly visit: Visit;
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
  if (where.isErr()) return writeUsage(where.error, io, given.json);
  const authorities = await readAuthorities(given.ca, io.cwd);
  if (authorities.isErr()) return writeUsage(authorities.error, io, given.json);
  const target = await reachTarget(where.value, context);
  if (target.isErr()) return writeEnd(target.error.outcome, target.error.problem, io, given.json);
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
    return await use({ where: where.value, target: target.value, site });
  } finally {
    await target.value.dispose();
  }
}

const loadTraffic = () => import('../../journal/traffic.ts');

/** Reads the configuration of a site, or the file that stands in for it. */
export async function configurationOf({ where, site }: Reached, { io }: Pick<Context, 'io'>) {
  if (where.configFile === undefined) return site.loadConfiguration(cancellationOf(io.signal));
  const { readLocalConfiguration } = await import('./local-configuration.ts');
  return readLocalConfiguration(where.configFile, io.cwd, site);
}

/** Reaches a site and reads its configuration. */
export const readSite = (
  given: ReachGiven,
  context: Context,
  use: (read: ReadSite & LoadedConfiguration) => Promise<ExitCode>,
): Promise<ExitCode> =>
  reachSite(given, context, async (reached) => {
    const { io } = context;
    const { address } = reached.target;
    const loaded = await configurationOf(reached, context);
    if (loaded.isErr()) {
      const connection = reached.site.connectionFault();
      const { outcome, problem } = failure(loaded.error, {
        origin: address.origin,
        connection,
        redirectUris: [],
      });
      const plain = (words: Parameters<typeof writeOut>[0] = '') => writeOut(words, (text) => text);
      const told = { ...problem, message: plain(problem?.message), next: plain(problem?.next) };
      return writeEnd(outcome, { kind: loaded.error.kind, retryable: true, ...told }, io, given.json);
    }
    const visit = readVisit(reached.where, address, loaded.value.configuration);
    if (visit.isErr()) return writeUsage(visit.error, io, given.json);
    return use({ ...reached, ...loaded.value, visit: visit.value });
  });
