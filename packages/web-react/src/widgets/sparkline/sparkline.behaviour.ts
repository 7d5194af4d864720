/** The most points that a chart shows. */
export const LONGEST_TRAIL = 60;

/** Returns the trail with a new value at its end. The oldest values go. */
export const withPoint = (trail: readonly number[], value: number): readonly number[] =>
  [...trail, value].slice(-LONGEST_TRAIL);

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the line of a chart, and the area below it, as paths of an SVG in a box of this size: the first value at the left
 * edge, the last at the right, the lowest at the bottom and the highest at the top. Null for fewer than two values. Values
 * that are all the same make a line in the middle.
 */
export function sparklineOf(trail: readonly number[], width: number, height: number) {
  if (trail.length < 2) return null;
  const low = Math.min(...trail);
  const range = Math.max(...trail) - low;
  const points = trail.map((value, index) => {
    const x = rounded((index * width) / (trail.length - 1));
    const y = rounded(range === 0 ? height / 2 : height - ((value - low) * height) / range);
    return `${x} ${y}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` };
}
