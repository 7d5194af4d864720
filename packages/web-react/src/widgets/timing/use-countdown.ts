import { useEffect, useState } from 'react';

/** Returns the whole seconds left of a wait that starts when `seconds` is given; undefined without a wait. */
export function useCountdown(wait: { readonly seconds: number } | undefined): number | undefined {
  const [left, setLeft] = useState(wait?.seconds);
  useEffect(() => {
    setLeft(wait?.seconds);
    if (wait === undefined) return;
    // A monotonic clock, because a sleeping tab misses ticks and the system's clock can be set.
    const end = performance.now() + wait.seconds * 1000;
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    }, 250);
    return () => clearInterval(timer);
  }, [wait]);
  return wait && (left ?? wait.seconds);
}
