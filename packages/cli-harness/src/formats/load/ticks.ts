import { scaleLinear } from 'd3-scale';

/** The top of an axis from 0 that has room for `most`, and its round values. */
export function niceTop(
  most: number,
  count: number,
): { readonly top: number; readonly ticks: readonly number[] } {
  const scale = scaleLinear()
    .domain([0, most > 0 ? most : 1])
    .nice(count);
  return { top: scale.domain()[1] ?? 1, ticks: scale.ticks(count) };
}

// In seconds: what people count time in.
const STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 86_400,
] as const;
// More would not fit beside each other on a phone.
const MOST = 5;

/** Round moments from 0 to `span`, in seconds. */
export function ticksOfTime(span: number): readonly number[] {
  const step = STEPS.find((each) => span / each <= MOST) ?? Math.ceil(span / MOST / 86_400) * 86_400;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}
