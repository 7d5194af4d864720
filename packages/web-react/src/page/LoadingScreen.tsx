import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PATIENCE, withdrawOffer } from '../early/reload.ts';
import { useAnnouncement } from '../widgets/live-region/LiveRegion.tsx';
import { Spinner } from '../widgets/spinner/Spinner.tsx';
import { useLasting } from '../widgets/timing/use-lasting.ts';

/**
 * Shown while the code of a screen loads. Shows a text after 1 s and another one after 5 s. Calls `onPatienceLost` after
 * 20 s.
 */
export function LoadingScreen({ onPatienceLost }: { readonly onPatienceLost: () => void }): ReactElement {
  const { t } = useTranslation();
  const heading = useLasting(true, 1000) && t('spinner.label');
  const more = useLasting(true, 5000) && t('login.waiting');
  useAnnouncement(more || heading || undefined);
  const isPatienceLost = useLasting(true, PATIENCE);
  useEffect(() => {
    if (!isPatienceLost) return;
    onPatienceLost();
    return withdrawOffer;
  }, [isPatienceLost, onPatienceLost]);
  return (
    <main className="screen">
      <Spinner count={1} />
      {heading && <h1>{heading}</h1>}
      <p className="muted">{more}</p>
    </main>
  );
}
