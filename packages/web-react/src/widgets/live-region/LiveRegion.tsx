import { createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react';

type SetText = (next: (before: string) => string) => void;

const Announcing = createContext<SetText>(() => {});

/**
 * The page's one live region (WAI-ARIA `status`). It stays in the page and starts out empty: a region that arrives
 * with its text, or whose text changes inside `aria-busy`, is not read out.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  return (
    <Announcing value={setText}>
      {children}
      <p className="live-region" role="status">
        {text}
      </p>
    </Announcing>
  );
}

/** Has a text read out without moving the focus. It stays in the live region as long as it is given here. */
export function useAnnouncement(text: string | undefined): void {
  const setText = use(Announcing);
  useEffect(() => {
    if (text === undefined) return;
    setText(() => text);
    return () => setText((current) => (current === text ? '' : current));
  }, [text, setText]);
}
