import type { Runner, State } from '@gatehouse-login/core';
import type { PageBar } from './page-bar.ts';

/** The channel between the tabs of one site. Its one message says that somebody has logged in, and not who. */
const CHANNEL = 'gatehouse';
const LOGGED_IN = 'logged-in';

/** The states in which somebody may be about to log in a second time. */
const NEEDLESS: readonly State['at'][] = ['login', 'cooling-down', 'login-failed'];

/**
 * Tells the other tabs of a login, and says at the login when another tab has told. The visitor may close this tab or log
 * in here as well; a session is never handed over.
 */
export function tellTabs(runner: Runner, { say }: PageBar): void {
  const channel = new BroadcastChannel(CHANNEL);
  let wasLeaving = false;
  runner.subscribe(() => {
    const isLeaving = runner.getSnapshot().at === 'leaving';
    if (isLeaving && !wasLeaving) channel.postMessage(LOGGED_IN);
    wasLeaving = isLeaving;
  });
  channel.addEventListener('message', ({ data }) => {
    if (data === LOGGED_IN && NEEDLESS.includes(runner.getSnapshot().at)) say('page.loggedInElsewhere');
  });
}
