import { useEffect, useState } from 'react';

/** Whether `going` has been true for this many milliseconds without a break. */
export function useLasting(going: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [going, ms]);
  return going && lasting;
}
