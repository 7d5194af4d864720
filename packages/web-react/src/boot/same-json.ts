/** Says whether two values that JSON can hold are equal. The order of keys does not matter. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && sameJson(one[key as keyof typeof one], other[key as keyof typeof other]),
    )
  );
}
