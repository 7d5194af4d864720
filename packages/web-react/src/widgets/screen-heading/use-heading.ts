import { createContext, useContext, useEffect } from 'react';

/** Called with the heading of the screen in view. */
export const HeadingListener = createContext<(heading: string) => void>(() => {});

/** Tells the page of a screen's heading. */
export function useHeading(heading: string): void {
  const listener = useContext(HeadingListener);
  useEffect(() => listener(heading), [listener, heading]);
}
