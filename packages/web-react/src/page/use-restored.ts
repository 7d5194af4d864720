import type { Runner } from '@gatehouse-login/core';
import { useEffect, useState } from 'react';

/**
 * Returns how often the browser has taken the page out of its back/forward cache. Each time, the flow starts over: it
 * cancels its work and drops the secrets that it holds.
 */
export function useRestored(runner: Runner): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      runner.send({ type: 'page-restored' });
      setTimes((before) => before + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [runner]);
  return times;
}
