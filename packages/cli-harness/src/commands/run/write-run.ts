import { attemptsOf } from '../../formats/headline.ts';
import type { Output } from '../../io.ts';
import type { RunReport, ScenarioResult } from '../../report/run-report.schema.ts';
import { durationText } from '../../scenario/duration.ts';
import { inert } from '../../terminal/inert.ts';
import type { Paint } from '../../terminal/paint.ts';
import { wrap } from '../../terminal/table.ts';

const LABELS = {
  passed: 'ok',
  failed: 'FAILED',
  skipped: 'skipped',
  interrupted: 'stopped',
} as const satisfies Record<ScenarioResult['outcome'], string>;

const WIDTH = Math.max(...Object.values(LABELS).map(({ length }) => length));

/** The line of a scenario: how it ended, its name, where it is, and how long it took. Two lines if `columns` are too few. */
export function lineOf(result: ScenarioResult, paint: Paint, columns = 0): string {
  const { outcome, name, file, line, ms, attempts } = result;
  const colour = outcome === 'passed' ? paint.good : outcome === 'failed' ? paint.bad : paint.faint;
  const label = LABELS[outcome];
  const times = attempts > 1 ? `, ${attempts} attempts` : '';
  const took = outcome === 'passed' || outcome === 'failed' ? ` ${durationText(ms)}${times}` : '';
  const place = inert(`${file}:${line}${pointOf(result)}`);
  const isWide = columns > 0 && WIDTH + 2 + inert(name).length + 2 + place.length + took.length > columns;
  const gap = isWide ? `\n${INDENT}` : '  ';
  return `${colour(label)}${' '.repeat(WIDTH - label.length)}  ${inert(name)}${gap}${paint.faint(place)}${took}`;
}

/** The point of the matrix that a scenario was played at, without what nobody asked for. */
export function pointOf({ point }: Pick<ScenarioResult, 'point'>): string {
  const values = [point.brand, point.region, point.platform, point.language].filter(
    (value) => value !== null,
  );
  return values.length === 0 ? '' : ` (${values.join(' ')})`;
}

/** What went wrong in a scenario, below its line: the steps up to the one that failed, and why. */
export function failureOf(
  { steps, message = '' }: ScenarioResult,
  paint: Paint,
  columns = 0,
): readonly string[] {
  const at = steps.findIndex(({ outcome }) => outcome === 'failed' || outcome === 'interrupted');
  const room = columns === 0 ? 0 : Math.max(20, columns - INDENT.length - 2);
  const words = wrap(inert(message), room).map((text) => `${INDENT}  ${text}`);
  if (at < 0) return words;
  return [
    ...steps
      .slice(0, at)
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ text }) => `${INDENT}${paint.faint(`- ${inert(text)}`)}`),
    `${INDENT}${paint.bad(`- ${inert(steps[at]?.text ?? '')}`)}  ${paint.faint(inert(`${steps[at]?.file}:${steps[at]?.line}`))}`,
    ...words,
  ];
}

/** Why the attempts before the last one failed, below the line of a scenario. */
function earlierOf({ earlier = [] }: ScenarioResult, paint: Paint, columns = 0): readonly string[] {
  const room = columns === 0 ? 0 : Math.max(20, columns - INDENT.length);
  return attemptsOf(earlier).flatMap((text) =>
    wrap(inert(text), room).map((line) => `${INDENT}${paint.faint(line)}`),
  );
}

const INDENT = ' '.repeat(WIDTH + 2);

/** The last line: how many scenarios ended how, and how long it took. */
export function summaryOf({ totals, ms }: RunReport, paint: Paint): string {
  const { passed, failed, skipped, interrupted } = totals;
  const parts = [
    paint.good(`${passed} passed`),
    ...(failed === 0 ? [] : [paint.bad(`${failed} failed`)]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(interrupted === 0 ? [] : [`${interrupted} stopped`]),
  ];
  return `${parts.join(', ')} in ${durationText(ms)}.`;
}

/** Writes the failures of a run, those that a later attempt made good included, and its last line. `isFirst` says that nothing was written before. */
export function writeSummary(report: RunReport, stdout: Output, paint: Paint, isFirst: boolean): void {
  const { columns } = stdout;
  const failures = report.scenarios
    .filter(({ outcome, earlier }) => outcome === 'failed' || earlier !== undefined)
    .map((result) => {
      const why = result.outcome === 'failed' ? failureOf(result, paint, columns) : [];
      return [lineOf(result, paint, columns), ...why, ...earlierOf(result, paint, columns)].join('\n');
    });
  const blocks = [...failures, summaryOf(report, paint)].map((block) => `${block}\n`);
  stdout.write(`${isFirst ? '' : '\n'}${blocks.join('\n')}`);
}
