import { type StatesOf, usernameOf } from '@gatehouse-login/core';
import { useLayoutEffect, useState } from 'react';
import { makeResendWaits } from './resend-waits.ts';

/** They outlive the screen: whoever goes back to the login and comes again has to wait as long as before. */
const waits = makeResendWaits();

/**
 * The whole seconds until a code may be sent again; undefined if the platform has asked for no wait. The time goes on
 * whatever the visitor does meanwhile: another language, another tab, a wrong code, the way back.
 */
export function useResendWait(state: StatesOf<'two-factor'>): number | undefined {
  const fault = 'fault' in state && state.fault?.kind === 'code-not-sent' ? state.fault : undefined;
  const username = usernameOf(state.draft);
  // A wait that was over before the screen appeared is no news.
  const [left, setLeft] = useState(() => waits.left(username) || undefined);
  useLayoutEffect(() => {
    if (fault !== undefined) waits.begin(username, fault.seconds);
    const isOver = (waits.left(username) ?? 0) === 0;
    if (isOver && fault === undefined) return;
    const timer = setInterval(follow, 250);
    function follow() {
      const seconds = waits.left(username);
      setLeft(seconds);
      if (seconds === undefined || seconds === 0) clearInterval(timer);
    }
    follow();
    return () => clearInterval(timer);
  }, [fault, username]);
  return left;
}
