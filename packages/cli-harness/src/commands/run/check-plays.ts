import type { Sandbox } from '@gatehouse-login/sandbox';
import { faultIn } from '../../player/fault-in.ts';
import type { Ending } from '../../report/ending.ts';
import { checkWhere } from '../../scenario/check-where.ts';
import type { Mistakes } from '../../scenario/mistake.ts';
import type { Play } from './plays.ts';
import type { Sandboxes } from './sandboxes.ts';

/** Finds mistakes that depend on where scenarios are played. The result is not null if the sandbox cannot be reached. */
export async function checkPlays(
  plays: readonly Play[],
  sandboxes: Sandboxes,
  mistakes: Mistakes,
): Promise<Ending | null> {
  let personas: readonly string[] = [];
  if (plays.some(({ site }) => site.kind === 'sandbox')) {
    const sandbox = await sandboxes.of(0);
    if (sandbox.isErr()) return sandbox.error;
    personas = sandbox.value.people.map(({ id }) => id);
    await checkSandbox(plays, sandbox.value, mistakes);
  }
  const hints = new Map<string, string>();
  for (const { scenario, site } of plays)
    checkWhere(scenario, { isSandbox: site.kind === 'sandbox', personas }, mistakes, hints);
  return null;
}

/** Finds faults and settings that the sandbox does not know, before anything is played. Leaves the sandbox as it was. */
async function checkSandbox(plays: readonly Play[], sandbox: Sandbox, mistakes: Mistakes): Promise<void> {
  const there = plays.filter(({ site }) => site.kind === 'sandbox').map(({ scenario }) => scenario);
  for (const { steps, faults, settings } of new Set(there)) {
    const set = steps.flatMap(({ ask }) => ('do' in ask && ask.do === 'set-fault' ? [ask] : []));
    for (const { fault, place } of [...faults, ...set]) {
      const problem = faultIn(sandbox, fault);
      if (problem !== null) mistakes.add(place, problem);
    }
    if (settings === null) continue;
    // Its handle checks every setting. The function does not.
    const answer = await fetch(`${sandbox.home}/_gatehouse/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings.values),
    });
    if (!answer.ok) mistakes.add(settings.place, await problemIn(answer));
  }
  sandbox.reset();
}

async function problemIn(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const problems = typeof body === 'object' && body !== null && 'problems' in body ? body.problems : null;
  return Array.isArray(problems) ? problems.join(' ') : 'The sandbox does not know these settings.';
}
