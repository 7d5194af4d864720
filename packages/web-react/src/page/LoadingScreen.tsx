import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PATIENCE, withdrawOffer } from '../early/reload.ts';
import { Spinner } from '../widgets/spinner/Spinner.tsx';
import { useLasting } from '../widgets/timing/use-lasting.ts';
import { useProgress } from '../widgets/timing/use-progress.ts';

/**
 * Shown while the code of a screen loads. Shows a text after 1 s and another one after 5 s. Calls `onPatienceLost` after
 * 20 s.
 */
export function LoadingScreen({ onPatienceLost }: { readonly onPatienceLost: () => void }): ReactElement {
  const { t } = useTranslation();
  const { lasting, lastingLong } = useProgress(true, t('spinner.label'));
  const isPatienceLost = useLasting(true, PATIENCE);
  useEffect(() => {
    if (!isPatienceLost) return;
    onPatienceLost();
    return withdrawOffer;
  }, [isPatienceLost, onPatienceLost]);
  return (
    <main className="screen">
      <Spinner count={1} />
      {lasting && <h1>{t('spinner.label')}</h1>}
      <p className="muted">{lastingLong && t('login.waiting')}</p>
    </main>
  );
}
