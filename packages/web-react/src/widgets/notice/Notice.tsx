import type { ReactElement } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { useAnnouncement } from '../live-region/LiveRegion.tsx';
import { useLasting } from '../timing/use-lasting.ts';

export interface NoticeProps {
  /** `alert`: something went wrong. `status`: worth knowing. */
  readonly tone: 'alert' | 'status';
  readonly text: string;
  /** The text changes every second. */
  readonly ticking?: boolean;
}

/**
 * A message with an icon and a border, so that it does not depend on colour. It is read out and takes no focus. Mount
 * it anew (`key`) for each new message.
 */
export function Notice({ tone, text, ticking = false }: NoticeProps): ReactElement {
  const readOut = useLasting(true, 500);
  useAnnouncement(tone === 'status' ? text : undefined);
  return (
    <div
      className={`notice notice--${tone}`}
      role={tone === 'alert' ? tone : undefined}
      // A countdown is read out when it starts, and not every second.
      aria-live={ticking && readOut ? 'off' : undefined}
    >
      <AlertIcon />
      <p className="notice__text">{text}</p>
    </div>
  );
}
