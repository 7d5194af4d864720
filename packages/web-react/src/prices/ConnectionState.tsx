import type { StreamStatus } from '@gatehouse-login/core/streaming';
import type { ReactElement } from 'react';
import { useAnnouncement } from '../widgets/live-region/LiveRegion.tsx';
import { CONNECTION_VIEWS } from './connection-view.ts';
import type { PriceT } from './price-texts.ts';

export interface ConnectionStateProps {
  readonly status: StreamStatus;
  readonly t: PriceT;
}

/** The status of the connection in words, and under its own name for those who look after the stream. */
export function ConnectionState({ status, t }: ConnectionStateProps): ReactElement {
  const { word, tone } = CONNECTION_VIEWS[status];
  // The ways there are passed in an instant, and a loss is an alert of its own.
  useAnnouncement(tone === 'good' ? t(word) : undefined);
  return (
    <p className={`connection connection--${tone}`}>
      <svg className="connection__light" viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="5" />
      </svg>
      <span className="connection__text">
        {t(word)}
        <code className="connection__status" dir="ltr">
          {status}
        </code>
      </span>
    </p>
  );
}
