import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export interface PageRoot {
  readonly element: HTMLElement;
  /** Takes over the markup that is there. */
  readonly hydrate: (page: ReactNode) => void;
  /** Renders a page in place of what is there. A second page is there when this returns. */
  readonly render: (page: ReactNode) => void;
}

/** Makes the root of the page. React starts with the first call. */
export function makePageRoot(element: HTMLElement): PageRoot {
  let root: Root | undefined;
  return {
    element,
    hydrate(page) {
      // As a transition, React takes over in short pieces, between which the visitor can type.
      startTransition(() => {
        root = hydrateRoot(element, page);
      });
    },
    render(page) {
      const before = root;
      if (before !== undefined) return flushSync(() => before.render(page));
      root = createRoot(element);
      root.render(page);
    },
  };
}
