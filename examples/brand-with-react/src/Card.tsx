import type { Notice } from '@gatehouse-login/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from './brand.ts';

interface Props {
  readonly heading: string;
  readonly lead?: string;
  readonly notice?: Notice | null;
  /** Whether the heading takes the focus, because it is the news of this card. */
  readonly focus?: boolean;
  readonly children?: ReactNode;
}

/** The frame of every screen: the brand, a heading, and below it the lead or a message in its place. */
export function Card({ heading, lead, notice = null, focus = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${heading} · Larkfield`;
    if (focus) title.current?.focus();
  }, [heading, focus]);
  const words = notice === null ? '' : text(notice.key, notice.values);
  const isAlert = notice?.tone === 'alert';
  return (
    <div className="page">
      <header>
        <Lark />
        Larkfield
      </header>
      <main>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <div className="message">
          <p role="alert">{isAlert && words}</p>
          <p role="status">{!isAlert && words}</p>
          {notice === null && <p className="lead">{lead}</p>}
        </div>
        {children}
      </main>
      <Hills />
    </div>
  );
}

const Lark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle cx="16" cy="16" r="16" fill="var(--accent)" />
    <path
      d="M6 18c5 1 7-1 10-5 2-3 6-4 9-2l2 1-3 1c-1 6-6 10-12 9 2-1 3-2 4-3-4 1-8 1-10-1z"
      fill="var(--on-accent)"
    />
  </svg>
);

/** Art for wide windows. It says nothing. */
const Hills = () => (
  <div className="panel">
    <svg
      aria-hidden="true"
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="420" cy="240" r="72" />
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <path
          key={row}
          d={`M0 ${520 + row * 44}c120-${90 - row * 8} 220 ${70 - row * 6} 330 10s200-${60 - row * 4} 270-10`}
        />
      ))}
    </svg>
  </div>
);
