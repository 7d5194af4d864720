import { useEffect, useState } from 'react';

/**
 * Returns the text once nothing has changed for `ms` milliseconds. `changes` counts the changes; before the first
 * one the text is undefined.
 */
export function useSettled(text: string, changes: number, ms: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (changes === 0) {
      setSettled(undefined);
      return;
    }
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, changes, ms]);
  return settled;
}
