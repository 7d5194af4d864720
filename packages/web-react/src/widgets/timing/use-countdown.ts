import { useEffect, useState } from 'react';

/** Whole seconds left of a time that starts when `seconds` is first given; undefined while there is none. */
export function useCountdown(seconds: number | undefined): number | undefined {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === undefined) return;
    // Measured by a clock that nobody sets, and not by counting ticks, which a sleeping tab misses.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === undefined ? undefined : (left ?? seconds);
}
