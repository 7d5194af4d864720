import { type ReactElement, useEffect, useRef } from 'react';
import { AlertIcon } from '../icons/icons.tsx';

/** A message on a screen. */
export interface NoticeProps {
  /** `alert`: something went wrong, and the focus comes here. `status`: worth knowing, the focus stays where it is. */
  readonly tone: 'alert' | 'status';
  readonly text: string;
  /** The text changes every second: it is read out once, on arrival, and not with each change. */
  readonly ticking?: boolean;
}

/**
 * A message with an icon and a border, so that it does not depend on colour.
 * Mount it anew (`key`) for each new fault: the focus comes to an alert when it appears, and to a status only where
 * there is none, since whatever had it has just gone.
 */
export function Notice({ tone, text, ticking = false }: NoticeProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const alert = tone === 'alert';
  useEffect(() => {
    if (alert || document.activeElement === document.body) box.current?.focus();
  }, [alert]);
  return (
    <div
      className={`notice notice--${tone}`}
      ref={box}
      role={tone}
      aria-live={ticking ? 'off' : undefined}
      tabIndex={-1}
    >
      <AlertIcon />
      <p className="notice__text">{text}</p>
    </div>
  );
}
