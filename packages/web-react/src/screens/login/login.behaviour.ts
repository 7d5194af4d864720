import type { Notice } from '@gatehouse-login/core';

/** The notice with the seconds that are left. When none are left, it says so. */
export function noticeNow(
  notice: Notice | undefined,
  cooldownSeconds: number | undefined,
): Notice | undefined {
  if (notice === undefined || cooldownSeconds === undefined) return notice;
  if (cooldownSeconds <= 0) return { tone: 'status', key: 'login.canTryAgain' };
  return { ...notice, values: { ...notice.values, seconds: cooldownSeconds } };
}
