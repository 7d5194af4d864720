import type { SandboxOptions } from '@gatehouse-login/sandbox';
import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { Ui } from '../../driver/ui.ts';
import { usageError } from '../../report/usage-error.ts';
import type { Context } from '../command.ts';
import { loginPages } from '../sandbox/login-pages.ts';
import type { RunPlan } from './plan.ts';
import type { Play } from './plays.ts';

/** The login pages that the sandboxes of a run serve: none if there is no browser to open them. */
export const pagesFor = ({ via }: RunPlan): Pick<SandboxOptions, 'siteDir' | 'documents'> =>
  via === 'core' ? {} : loginPages();

/** Opens the browser that a run needs. Null if it needs none. */
export async function openPages(
  plays: readonly Play[],
  { siteDir }: Pick<SandboxOptions, 'siteDir'>,
  { via }: RunPlan,
  { io, openUi }: Context,
): Promise<Result<Ui | null, Ending>> {
  if (via === 'core') return ok(null);
  if (siteDir === undefined && plays.some(({ site }) => site.kind === 'sandbox')) return err(UNBUILT);
  const open = await openUi();
  return open(io);
}

const UNBUILT: Ending = {
  outcome: 'usage',
  problem: usageError(
    'There is no built login page here.',
    'In the Gatehouse repository, npm run build makes one.',
  ),
};
