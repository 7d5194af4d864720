import type { Sandbox } from '@gatehouse-login/sandbox';
import { faultIn } from '../../player/fault-in.ts';
import type { Play } from './plays.ts';

/** Sets the sandbox back, and then up as the scenario says. A sentence if it cannot be. */
export function setUp(sandbox: Sandbox, { scenario }: Play): string | null {
  sandbox.reset();
  const { faults, settings } = scenario;
  // The sandbox ignores what it does not know.
  if (settings !== null)
    sandbox.settings.change(settings.values as Parameters<Sandbox['settings']['change']>[0]);
  for (const { fault } of faults) {
    const problem = faultIn(sandbox, fault);
    if (problem !== null) return problem;
  }
  return null;
}
