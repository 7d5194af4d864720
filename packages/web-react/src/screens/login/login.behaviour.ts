import type { NoticeView } from './login-view.ts';

/** A notice with the seconds as they are now; once they are over it turns into the news that they are. */
export function noticeNow(
  notice: NoticeView | undefined,
  cooldownSeconds: number | undefined,
): NoticeView | undefined {
  if (notice === undefined || cooldownSeconds === undefined) return notice;
  if (cooldownSeconds <= 0) return { tone: 'status', key: 'login.canTryAgain' };
  return { ...notice, values: { ...notice.values, seconds: cooldownSeconds } };
}
