import type { Notice } from '@gatehouse-login/core';

/** Returns the notice with the seconds that are left, or, when none are left, the news that they are over. */
export function noticeNow(
  notice: Notice | undefined,
  cooldownSeconds: number | undefined,
): Notice | undefined {
  if (notice === undefined || cooldownSeconds === undefined) return notice;
  if (cooldownSeconds <= 0) return { tone: 'status', key: 'login.canTryAgain' };
  return { ...notice, values: { ...notice.values, seconds: cooldownSeconds } };
}
