import type { StatesOf } from '@gatehouse-login/core';
import { useEffect, useState } from 'react';

/**
 * The whole seconds until a code may be sent again; undefined if the platform has asked for no wait. The time is the
 * platform's own, and it goes on whatever the visitor does meanwhile: another language, another tab, a wrong code.
 */
export function useResendWait(state: StatesOf<'two-factor'>): number | undefined {
  const fault = 'fault' in state && state.fault?.kind === 'code-not-sent' ? state.fault : undefined;
  const [last, setLast] = useState(fault);
  const [left, setLeft] = useState(last?.seconds);
  if (fault !== undefined && fault !== last) {
    setLast(fault);
    setLeft(fault.seconds);
  }
  useEffect(() => {
    if (last?.seconds === undefined) return;
    // A monotonic clock, because a sleeping tab misses ticks and the system's clock can be set.
    const end = performance.now() + last.seconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [last]);
  return left;
}
