import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Site } from '../flow/site.ts';
import { LastResort } from './LastResort.tsx';
import { SitePage } from './SitePage.tsx';

/** Everything that React renders for a site. A stamped document holds the same, rendered ahead of time. */
export function SiteRoot({ site }: { readonly site: Site }): ReactElement {
  return (
    <I18nextProvider i18n={site.i18n}>
      <LastResort>
        <SitePage site={site} />
      </LastResort>
    </I18nextProvider>
  );
}
