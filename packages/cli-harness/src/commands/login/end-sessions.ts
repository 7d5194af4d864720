import type { SiteFlow } from './site.ts';

/** Ends what was opened, unless it is to be kept; says in a few words what became of it, null where nothing was. */
export async function endSessions(
  flow: Pick<SiteFlow, 'openedSessions' | 'closeSessions'> | undefined,
  keep: boolean,
): Promise<string | null> {
  if (flow === undefined || flow.openedSessions().length === 0) return null;
  if (keep) return 'left open, as you asked';
  const closed = await flow.closeSessions();
  return closed.match(
    () => 'logged off',
    ({ kind }) => `could not be logged off (${kind}), and may stay open until it expires`,
  );
}
