import type { SpinnerCounter } from '@gatehouse-login/core';
import { whenIdle } from './when-idle.ts';

/** After so long, the page counts as stable whatever it still does (spec 9). */
const LATEST = 30_000;

/**
 * Resolves when the page is stable: what it loads ahead is there or has failed, nobody waits for an answer, and the browser
 * is idle. Resolves after 30 seconds in any case.
 */
export function whenStable(
  spinner: Pick<SpinnerCounter, 'getCount' | 'subscribe'>,
  loaded: readonly Promise<unknown>[],
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, LATEST);
    let unsubscribe = (): void => {};
    const check = () => spinner.getCount() === 0 && finish();
    void Promise.allSettled(loaded).then(() => {
      unsubscribe = spinner.subscribe(() => whenIdle(check));
      whenIdle(check);
    });
    function finish(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
