import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../widgets/live-region/LiveRegion.tsx';
import { useLasting } from '../../widgets/timing/use-lasting.ts';
import type { TwoFactorViewProps } from './two-factor-view.ts';

/** What the screen says about the time. */
export interface Progress {
  /** The page has waited for a second. */
  readonly lasting: boolean;
  /** The page has waited for five seconds. */
  readonly lastingLong: boolean;
}

/** Follows how long the page waits, and has it read out. A countdown is read out when it starts and when it ends. */
export function useProgress({ waiting, resendSeconds }: TwoFactorViewProps): Progress {
  const { t } = useTranslation();
  const lasting = useLasting(waiting !== null, 1000);
  const lastingLong = useLasting(waiting !== null, 5000);
  const said = lastingLong
    ? t('login.waiting')
    : lasting
      ? t(waiting === 'sending' ? 'twoFactor.sending' : 'twoFactor.checking')
      : resendSeconds === 0
        ? t('twoFactor.resendReady')
        : undefined;
  useAnnouncement(said);
  return { lasting, lastingLong };
}
