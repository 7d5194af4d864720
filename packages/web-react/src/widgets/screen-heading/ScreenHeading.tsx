import { type ReactElement, useEffect, useRef } from 'react';

/** The one heading of a screen that a visitor was taken to: the focus comes to it, so that it is read out. */
export function ScreenHeading({ children }: { readonly children: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
