import { useEffect, useState } from 'react';

/**
 * Returns the text as it stood when nothing had changed for this many milliseconds. `changes` counts the changes;
 * before the first one there is no text.
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
