import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../live-region/LiveRegion.tsx';
import { useLasting } from './use-lasting.ts';

/** How long the visitor has been waiting. */
export interface Progress {
  /** For a second. */
  readonly lasting: boolean;
  /** For five seconds. */
  readonly lastingLong: boolean;
}

/**
 * Follows how long the page waits, and has it read out: what it is busy with, then that it takes longer. Until then,
 * `otherwise` is read out.
 */
export function useProgress(waiting: boolean, busy: string, otherwise?: string): Progress {
  const { t } = useTranslation();
  const lasting = useLasting(waiting, 1000);
  const lastingLong = useLasting(waiting, 5000);
  useAnnouncement(lastingLong ? t('login.waiting') : lasting ? busy : otherwise);
  return { lasting, lastingLong };
}
