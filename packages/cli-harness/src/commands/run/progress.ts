import type { Io } from '../../io.ts';
import type { ScenarioResult } from '../../report/run-report.schema.ts';
import { inert } from '../../terminal/inert.ts';
import { type Paint, paintFor } from '../../terminal/paint.ts';
import type { Progress } from './play-all.ts';
import { lineOf } from './write-run.ts';

/** How to show the progress of a run. */
export interface Showing {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly count: number;
}

/** Progress that is shown, and taken away at the end. */
export interface ShownProgress extends Progress {
  readonly done: () => void;
}

const SILENT: ShownProgress = { began: () => {}, ended: () => {}, done: () => {} };

/** A bar on a terminal, one line for each scenario elsewhere, and nothing for programs. */
export async function makeProgress(io: Io, { json, quiet, count }: Showing): Promise<ShownProgress> {
  if (quiet) return SILENT;
  if (io.stderr.isTTY) return makeBar(io, count, json);
  if (json) return SILENT;
  const paint = paintFor(io.stdout, io.env);
  return { ...SILENT, ended: (result) => void io.stdout.write(`${lineOf(result, paint)}\n`) };
}

async function makeBar({ stderr, stdout, env }: Io, count: number, json: boolean): Promise<ShownProgress> {
  const { drawLines } = await import('./draw-lines.ts');
  const lines = drawLines(stderr);
  const paint = paintFor(stderr, env);
  const outcomes: ScenarioResult['outcome'][] = [];
  const names = new Map<string, string>();
  const draw = (): void => {
    const columns = stderr.columns || 80;
    lines.draw(barOf({ outcomes, count, names: [...names.values()] }, paint, columns));
  };
  return {
    began({ id, scenario }) {
      names.set(id, scenario.name);
      draw();
    },
    ended(result) {
      names.delete(result.id);
      outcomes.push(result.outcome);
      // Output to a file still gets its lines.
      if (!stdout.isTTY && !json) stdout.write(`${lineOf(result, paintFor(stdout, env))}\n`);
      draw();
    },
    done: lines.clear,
  };
}

const BAR = 24;

/** One line: the bar, how many are done, how many failed, and what is being played. */
export function barOf(
  state: {
    readonly outcomes: readonly ScenarioResult['outcome'][];
    readonly count: number;
    readonly names: readonly string[];
  },
  paint: Paint,
  columns: number,
): string {
  const { outcomes, count, names } = state;
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  const figures = ` ${outcomes.length}/${count}`;
  const failures = failed === 0 ? '' : `  ${failed} failed`;
  const width = Math.max(0, Math.min(BAR, columns - figures.length - failures.length - 1));
  const filled = count === 0 ? width : Math.round((outcomes.length / count) * width);
  const room = columns - width - figures.length - failures.length - 3;
  const name = inert(names.at(-1) ?? '');
  const shown = name.length > room ? `${name.slice(0, Math.max(0, room - 1))}…` : name;
  const bar = `${paint.good('█'.repeat(filled))}${paint.faint('░'.repeat(width - filled))}`;
  return `${bar}${figures}${failures === '' ? '' : paint.bad(failures)}${room > 4 ? `  ${shown}` : ''}`;
}
