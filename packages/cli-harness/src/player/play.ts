import { isWorking } from '@gatehouse-login/core';
import type { Outcome } from '../report/outcome.ts';
import type { ScenarioOutcome, StepResult } from '../report/run-report.schema.ts';
import { positionOf } from '../scenario/source-text.ts';
import { type Ask, isExpectation, type Step } from '../scenario/step.ts';
import { act, type Memory, openFirst } from './act.ts';
import { check } from './check.ts';
import { findMissingSecret } from './missing-secret.ts';
import type { StepProblem } from './problem.ts';
import type { PlayTools } from './tools.ts';

/** How playing a scenario ended. */
export interface Played {
  readonly outcome: ScenarioOutcome;
  readonly steps: readonly StepResult[];
  readonly cause?: Outcome;
  readonly message?: string;
}

/** Plays steps one after the other, as one visitor. */
export interface Player {
  /**
   * Plays a step. Resolves with the problem, or with null. If `isWatched` is set, the next step expects the page to be
   * working, so this step does not wait until the page rests.
   */
  readonly play: (step: Step, isWatched: boolean) => Promise<StepProblem | null>;
}

/** Creates the player of one visitor. */
export function makePlayer(tools: PlayTools): Player {
  const { driver } = tools;
  const memory: Memory = { visitor: null, password: null, codes: null, isOpen: false };
  let started = performance.now();
  let rested = started;
  let isResting = true;

  async function rest(): Promise<void> {
    if (isResting) return;
    await driver.until(() => false);
    rested = performance.now();
    isResting = true;
  }

  return {
    async play({ ask }, isWatched) {
      if (isExpectation(ask)) {
        const opened = await openFirst(memory, tools);
        if (opened.isErr()) return opened.error;
        if (!expectsWork(ask)) await rest();
        return check(ask, () => rested - started, tools);
      }
      started = performance.now();
      isResting = false;
      const done = await act(ask, memory, tools);
      if (done.isErr()) return done.error;
      if (!isWatched) await rest();
      return null;
    },
  };
}

/** Plays the steps of a scenario in order, and stops at the first failure. Plays none if a password is missing. */
export async function play(steps: readonly Step[], tools: PlayTools): Promise<Played> {
  const { vault } = tools;
  const player = makePlayer(tools);
  const results: StepResult[] = [];

  const rowOf = ({ text, place }: Step) => ({
    text: vault.mask(text),
    file: place.source.name,
    line: positionOf(place).line,
  });
  const skipped = (step: Step): StepResult => ({ ...rowOf(step), outcome: 'skipped', ms: 0 });

  const missing = await findMissingSecret(steps, tools);
  if (missing !== null) {
    const { cause, message } = missing.problem;
    const rows = steps.map(
      (step, at): StepResult =>
        at === missing.at ? { ...rowOf(step), outcome: 'failed', ms: 0, message } : skipped(step),
    );
    return { outcome: 'failed', steps: rows, cause, message };
  }

  for (const [at, step] of steps.entries()) {
    const begun = performance.now();
    const next = steps[at + 1];
    const problem = await player.play(step, next !== undefined && expectsWork(next.ask));
    const ms = Math.round(performance.now() - begun);
    const row = rowOf(step);
    const rows = steps.slice(at + 1).map(skipped);
    if (tools.cancellation.cancelled) {
      results.push({ ...row, outcome: 'interrupted', ms }, ...rows);
      return {
        outcome: 'interrupted',
        steps: results,
        cause: 'interrupted',
        message: 'The run was interrupted.',
      };
    }
    if (problem !== null) {
      const { cause, ...told } = problem;
      results.push({ ...row, outcome: 'failed', ms, ...told, ...(await pictureOf(tools, at)) }, ...rows);
      return { outcome: 'failed', steps: results, cause, message: told.message };
    }
    const pictures = isExpectation(step.ask) ? await pictureOf(tools, at) : {};
    results.push({ ...row, outcome: 'passed', ms, ...pictures });
  }
  return { outcome: 'passed', steps: results };
}

/** Checks whether a step expects a state in which the page is working. */
export const expectsWork = (ask: Ask): boolean =>
  isExpectation(ask) && ask.expect === 'state' && isWorking({ at: ask.state });

async function pictureOf({ driver }: PlayTools, at: number): Promise<Pick<StepResult, 'pictures'>> {
  const path = (await driver.takePicture?.(`step-${at + 1}`)) ?? null;
  return path === null ? {} : { pictures: [path] };
}
