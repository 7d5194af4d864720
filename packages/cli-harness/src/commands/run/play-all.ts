import { problemOf } from '../../player/problem.ts';
import { accountsOf, mannerOf } from '../../player/visitors.ts';
import type { FailedAttempt, ScenarioResult } from '../../report/run-report.schema.ts';
import { positionOf } from '../../scenario/source-text.ts';
import { type Accounts, makeAccounts } from './accounts.ts';
import { type Compared, notPlayed, type playOnce, playVia, type RunTools } from './play-once.ts';
import type { Play } from './plays.ts';
import type { Sandboxes } from './sandboxes.ts';
import { setUp } from './set-up.ts';

/** Is told how a run goes. */
export interface Progress {
  readonly began: (play: Play) => void;
  readonly ended: (result: ScenarioResult) => void;
}

/**
 * Plays everything, as many scenarios at once as there are workers. The results are in the order of the plays. After an
 * interruption, or a failure with `bail`, the rest is not played, and the results say so.
 */
export async function playAll(
  plays: readonly Play[],
  sandboxes: Sandboxes,
  tools: RunTools,
  progress: Progress,
): Promise<readonly ScenarioResult[]> {
  const { plan, cancellation } = tools;
  const accounts = makeAccounts();
  const results: ScenarioResult[] = [];
  let next = 0;
  let failed = false;

  async function work(worker: number): Promise<void> {
    for (let at = next++; at < plays.length; at = next++) {
      const play = plays[at];
      if (play === undefined) return;
      progress.began(play);
      const result = await playOne(play, worker);
      failed ||= result.outcome === 'failed';
      results[at] = result;
      progress.ended(result);
    }
  }

  async function playOne(play: Play, worker: number): Promise<ScenarioResult> {
    const { skip } = play.scenario;
    if (cancellation.cancelled) return unplayed(play, 'interrupted', 'The run was interrupted before.');
    if (skip !== null) return unplayed(play, 'skipped', skip);
    if (failed && plan.bail) return unplayed(play, 'skipped', 'Not played after a failure (--bail).');
    if (play.site.kind !== 'sandbox') return withRetries(play, null, accounts, tools);
    const sandbox = await sandboxes.of(worker);
    if (sandbox.isErr()) {
      const why = problemOf(sandbox.error);
      return resultOf(play, notPlayed(play, 'failed', why), 0, new Date(), 0);
    }
    return withRetries(play, sandbox.value, accounts, tools);
  }

  const count = Math.min(plan.workers, plays.length);
  await Promise.all(Array.from({ length: count }, (_, worker) => work(worker)));
  return results;
}

async function withRetries(
  play: Play,
  sandbox: Parameters<typeof playOnce>[1],
  accounts: Accounts,
  tools: RunTools,
): Promise<ScenarioResult> {
  const { scenario, site } = play;
  const origin = site.kind === 'site' ? site.address.origin : '';
  const refused = sandbox === null ? null : setUp(sandbox, play);
  if (refused !== null)
    return resultOf(play, notPlayed(play, 'failed', { cause: 'usage', message: refused }), 0, new Date(), 0);
  // The sandbox belongs to this worker alone.
  const names = sandbox === null ? accountsOf(scenario, origin) : [];
  const free = await accounts.take(names, mannerOf(scenario));
  const earlier: FailedAttempt[] = [];
  for (;;) {
    const startedAt = new Date();
    const start = performance.now();
    const attempt = await playVia(play, sandbox, tools);
    const ms = performance.now() - start;
    const again = attempt.outcome === 'failed' && earlier.length < scenario.retries && mayRetry(attempt);
    if (again && !tools.cancellation.cancelled) {
      earlier.push(failedAttempt(attempt, startedAt, ms));
      continue;
    }
    free();
    const result = resultOf(play, attempt, earlier.length + 1, startedAt, ms);
    return earlier.length === 0 ? result : { ...result, earlier };
  }
}

/** What the report keeps of an attempt that is followed by another. */
function failedAttempt({ cause, message = '', steps }: Compared, startedAt: Date, ms: number): FailedAttempt {
  const step = steps.find(({ outcome }) => outcome === 'failed')?.text;
  return {
    startedAt: startedAt.toISOString(),
    ms: Math.round(ms),
    ...(cause === undefined ? {} : { cause }),
    ...(step === undefined ? {} : { step }),
    message,
  };
}

// A second try changes nothing about a mistake, a guard or a defect.
const mayRetry = ({ cause }: Compared): boolean =>
  cause !== 'usage' && cause !== 'guarded' && cause !== 'defect' && cause !== 'configuration-fault';

const unplayed = (play: Play, outcome: 'skipped' | 'interrupted', message: string): ScenarioResult =>
  resultOf(play, notPlayed(play, outcome, { message }), 0, new Date(), 0);

function resultOf(
  { id, scenario, via }: Play,
  { point, recording: _recording, ...attempt }: Compared,
  attempts: number,
  startedAt: Date,
  ms: number,
): ScenarioResult {
  const { name, place, tags } = scenario;
  return {
    id,
    name,
    file: place.source.name,
    line: positionOf(place).line,
    tags: [...tags],
    point,
    via,
    attempts,
    ...attempt,
    startedAt: startedAt.toISOString(),
    ms: Math.round(ms),
  };
}
