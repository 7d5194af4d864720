import { type ReactElement, useEffect, useRef } from 'react';
import { useHeading } from './use-heading.ts';

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
