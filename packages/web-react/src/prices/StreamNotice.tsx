import type { ReactElement } from 'react';
import { Notice } from '../widgets/notice/Notice.tsx';
import { endView } from './connection-view.ts';
import type { PriceFeedState } from './price-feed.ts';
import type { PriceT } from './price-texts.ts';

export interface StreamNoticeProps extends Pick<PriceFeedState, 'end' | 'isLost'> {
  readonly t: PriceT;
  /** The address of the login. */
  readonly signInAt: string | undefined;
}

/** Says that the connection is lost, or why it is over. Shows nothing while all is well. */
export function StreamNotice({ end, isLost, t, signInAt }: StreamNoticeProps): ReactElement | null {
  const view = end === null ? null : endView(end);
  if (view === null) {
    return isLost ? <Notice key="lost" tone="alert" text={t('notice.lost')} /> : null;
  }
  const { word, way, code } = view;
  return (
    <div className="stream-notice">
      <Notice key={word} tone="alert" text={t(word, { code: code ?? '' })} />
      {way === 'sign-in' && signInAt !== undefined && (
        <a className="button button--primary" href={signInAt}>
          {t('action.logIn')}
        </a>
      )}
    </div>
  );
}
