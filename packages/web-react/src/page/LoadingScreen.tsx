import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawOffer } from '../early/reload.ts';
import { useAnnouncement } from '../widgets/live-region/LiveRegion.tsx';
import { Spinner } from '../widgets/spinner/Spinner.tsx';
import { useLasting } from '../widgets/timing/use-lasting.ts';

/** How long a screen is waited for before a reload is offered, in milliseconds. */
const PATIENCE = 20_000;

/** Stands in for a screen whose code is on its way. Says so after 1 s and 5 s, and then calls `onPatienceLost`. */
export function LoadingScreen({ onPatienceLost }: { readonly onPatienceLost: () => void }): ReactElement {
  const { t } = useTranslation();
  const heading = useLasting(true, 1000) && t('spinner.label');
  const more = useLasting(true, 5000) && t('login.waiting');
  useAnnouncement(more || heading || undefined);
  useEffect(() => {
    const timer = setTimeout(onPatienceLost, PATIENCE);
    return () => {
      clearTimeout(timer);
      withdrawOffer();
    };
  }, [onPatienceLost]);
  return (
    <main className="screen">
      <Spinner count={1} />
      {heading && <h1>{heading}</h1>}
      <p className="muted">{more}</p>
    </main>
  );
}
