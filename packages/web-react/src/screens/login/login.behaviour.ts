import type { LoginTab, NoticeView } from './login-view.ts';

/** The tabs that have a form today. */
const BUILT: readonly LoginTab[] = ['username'];

/** The tabs to show of those that a brand has. */
export const shownTabs = (tabs: readonly LoginTab[]): readonly LoginTab[] =>
  tabs.filter((tab) => BUILT.includes(tab));

/** A notice with the seconds as they are now; once they are over it turns into the news that they are. */
export function noticeNow(
  notice: NoticeView | undefined,
  cooldownSeconds: number | undefined,
): NoticeView | undefined {
  if (notice === undefined || cooldownSeconds === undefined) return notice;
  if (cooldownSeconds <= 0) return { tone: 'status', key: 'login.canTryAgain' };
  return { ...notice, values: { ...notice.values, seconds: cooldownSeconds } };
}
