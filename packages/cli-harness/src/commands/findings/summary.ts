import { type Found, STATUSES, type Status } from './finding.ts';

const WORST_FIRST = (Object.keys(STATUSES) as Status[]).toReversed();

/** The worst status of findings. */
export const worstOf = (findings: readonly Found[]): Status =>
  WORST_FIRST.find((status) => findings.some((each) => each.status === status)) ?? 'ok';

/** How many findings of each status there are, as a sentence. */
export function summaryOf(findings: readonly Found[], where = ''): string {
  const parts = WORST_FIRST.flatMap((status) => {
    const { one, several } = STATUSES[status];
    const count = findings.filter((each) => each.status === status).length;
    return count === 0 || one === '' ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? 'Nothing is wrong.' : `Found${where}: ${parts.join(', ')}.`;
}
