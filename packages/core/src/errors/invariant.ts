/**
 * Throws unless `condition` holds, as the code around it assumes. A failure is a defect of ours, never a
 * user's mistake: expected failures are `DomainError` values.
 */
export function invariant(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${claim}`);
}
