import { useEffect, useState } from 'react';

/** The whole seconds left of a wait that starts when `seconds` is given; undefined while there is none. */
export function useCountdown(seconds: number | undefined): number | undefined {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === undefined) return;
    // A monotonic clock, because a sleeping tab misses ticks and the system's clock can be set.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === undefined ? undefined : (left ?? seconds);
}
