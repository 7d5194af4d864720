import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Site } from '../flow/site.ts';
import { LastResort } from './LastResort.tsx';
import { SitePage } from './SitePage.tsx';

interface SiteRootProps {
  readonly site: Site;
  /** Puts the stamped markup back if React cannot take it over. */
  readonly putBack?: () => void;
}

/** Everything that React renders for a site. A stamped document holds the same, rendered ahead of time. */
export function SiteRoot({ site, putBack }: SiteRootProps): ReactElement {
  return (
    <I18nextProvider i18n={site.i18n}>
      <LastResort putBack={putBack} onFailed={site.runner.dispose}>
        <SitePage site={site} />
      </LastResort>
    </I18nextProvider>
  );
}
