import { useTranslation } from 'react-i18next';
import { counted } from '../../i18n/counted.ts';
import { useAnnouncement } from '../../widgets/live-region/LiveRegion.tsx';
import { useLasting } from '../../widgets/timing/use-lasting.ts';
import type { TwoFactorViewProps } from './two-factor-view.ts';

/** What the screen says about the time. */
export interface Progress {
  /** The page has waited for a second. */
  readonly lasting: boolean;
  /** The page has waited for five seconds. */
  readonly lastingLong: boolean;
  /** The line at the foot: the wait before the code can be sent again, or the support reference. */
  readonly foot: string | undefined;
}

/** Follows how long the page waits, and has it read out. A countdown is read out when it starts and when it ends. */
export function useProgress({ waiting, notice, resendSeconds, reference }: TwoFactorViewProps): Progress {
  const { t } = useTranslation();
  const lasting = useLasting(waiting !== null, 1000);
  const lastingLong = useLasting(waiting !== null, 5000);
  const isReference = notice?.tone === 'alert' && waiting === null && reference !== undefined;
  const foot =
    resendSeconds !== undefined && resendSeconds > 0
      ? t('twoFactor.resendWait', counted({ seconds: resendSeconds }))
      : isReference
        ? t('attempt.reference', { reference })
        : undefined;
  const said = lastingLong
    ? t('login.waiting')
    : lasting
      ? t(waiting === 'sending' ? 'twoFactor.sending' : 'twoFactor.checking')
      : resendSeconds === 0
        ? t('twoFactor.resendReady')
        : undefined;
  useAnnouncement(said);
  return { lasting, lastingLong, foot };
}
