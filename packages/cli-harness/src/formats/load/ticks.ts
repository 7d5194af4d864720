import { scaleLinear } from 'd3-scale';

/** Returns the top of an axis that starts at 0 and includes `most`, and its round values. */
export function niceTop(
  most: number,
  count: number,
): { readonly top: number; readonly ticks: readonly number[] } {
  const scale = scaleLinear()
    .domain([0, most > 0 ? most : 1])
    .nice(count);
  return { top: scale.domain()[1] ?? 1, ticks: scale.ticks(count) };
}

// Steps of an axis of time, in seconds.
const STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400,
] as const;
// More labels would not fit on a phone.
const MOST = 5;

/** Returns round times from 0 to `span`, in seconds. */
export function ticksOfTime(span: number): readonly number[] {
  const step = STEPS.find((each) => span / each <= MOST) ?? Math.ceil(span / MOST / 86_400) * 86_400;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}
