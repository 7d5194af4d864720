import { err, ok, type Result } from 'neverthrow';
import type { Ui } from '../../driver/ui.ts';
import type { Via } from '../../flags/via.ts';
import { type Ending, usageError } from '../../report/ending.ts';
import type { Context } from '../command.ts';
import { loginPages, type Pages } from '../sandbox/login-pages.ts';

/** The login pages of a sandbox: none if there is no browser to open them. */
export const pagesFor = (via: Via): Pages => (via === 'core' ? {} : loginPages());

/** Opens the browser that is needed. Null if none is. `inSandbox`: whether the pages are those of a sandbox. */
export async function openBrowser(
  via: Via,
  { siteDir }: Pages,
  inSandbox: boolean,
  { io, openUi }: Pick<Context, 'io' | 'openUi'>,
): Promise<Result<Ui | null, Ending>> {
  if (via === 'core') return ok(null);
  if (inSandbox && siteDir === undefined) return err(UNBUILT);
  const open = await openUi();
  return open(io);
}

const UNBUILT = usageError(
  'There is no built login page here.',
  'In the Gatehouse repository, npm run build makes one.',
);
