import { useEffect, useState } from 'react';
import { useSite } from './site.ts';
import { useFlow } from './use-flow.ts';

/** How often the browser has taken the page out of its back/forward cache; each time the flow starts over. */
export function usePageRestored(): number {
  const { spinner } = useSite();
  const { send } = useFlow();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      while (spinner.getCount() > 0) spinner.hide();
      send({ type: 'page-restored' });
      setTimes((before) => before + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [spinner, send]);
  return times;
}
