import type { Sandbox } from '@gatehouse-login/sandbox';
import { differencesOf } from '../../driver/differences.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import { type Attempt, playOnce, type RunTools } from './play-once.ts';
import type { Play } from './plays.ts';
import { setUp } from './set-up.ts';

/** An attempt, and where two drivers differ in it. */
export type Compared = Attempt & Pick<ScenarioResult, 'differences'>;

/** Plays a scenario with the driver of the run, or with both of them: then it fails if they differ. */
export async function playVia(play: Play, sandbox: Sandbox | null, tools: RunTools): Promise<Compared> {
  const { via } = play;
  if (via !== 'both') return playOnce(play, sandbox, { ...tools, ui: via === 'ui' ? tools.ui : null });
  const core = await playOnce(play, sandbox, { ...tools, ui: null });
  if (core.outcome === 'interrupted') return core;
  // The second one finds the sandbox as the first one did.
  if (sandbox !== null) setUp(sandbox, play);
  const ui = await playOnce(play, sandbox, { ...tools, ...(core.recording && { first: core.recording }) });
  return compare(core, ui, tools.context.secrets.vault.mask);
}

function compare(core: Attempt, ui: Attempt, mask: (text: string) => string): Compared {
  const shown = differencesOf(core.recording?.rests ?? [], ui.recording?.rests ?? [], mask);
  const ended = endOf(core) === endOf(ui) ? [] : [{ what: 'the end', core: endOf(core), ui: endOf(ui) }];
  const differences = [...shown, ...ended];
  const [first] = differences;
  // Its pictures are those of the browser.
  const steps = ui.steps.length === core.steps.length ? ui.steps : core.steps;
  const { requests } = ui;
  const both = { ...core, steps, ...(requests === undefined ? {} : { requests }) };
  if (ui.outcome === 'interrupted') return { ...both, outcome: 'interrupted' };
  if (first === undefined) return both;
  const more = differences.length > 1 ? ` There are ${differences.length - 1} more differences.` : '';
  const message = `The page differs from the core in ${first.what}: ${first.ui} (core: ${first.core}).${more}`;
  return { ...both, outcome: 'failed', cause: 'expectation-failed', message, differences };
}

const endOf = ({ outcome, message = '' }: Attempt): string =>
  outcome === 'passed' ? 'passed' : `${outcome}: ${message}`;
