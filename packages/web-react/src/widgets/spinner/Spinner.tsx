import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of calls in progress, as core counts them (spec 4). */
export interface SpinnerProps {
  readonly count: number;
}

/** A thin bar along the top of the page while `count` is above zero. */
export function Spinner({ count }: SpinnerProps): ReactElement | null {
  const { t } = useTranslation();
  return count > 0 ? <div className="spinner" role="progressbar" aria-label={t('spinner.label')} /> : null;
}
