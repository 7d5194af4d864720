import { createContext, type ReactElement, use, useEffect, useRef } from 'react';

/** Called with the heading of the screen in view. */
export const HeadingListener = createContext<(heading: string) => void>(() => {});

/** Tells the page of a screen's heading. */
export function useHeading(heading: string): void {
  const listener = use(HeadingListener);
  useEffect(() => listener(heading), [listener, heading]);
}

/** The heading of a screen that the visitor was taken to. It takes the focus, so that it is read out. */
export function ScreenHeading({ children }: { readonly children: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useHeading(children);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
