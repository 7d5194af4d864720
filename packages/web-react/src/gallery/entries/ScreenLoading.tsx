import type { Configuration, Language } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { LoadingScreen } from '../../page/LoadingScreen.tsx';
import { LANGUAGE_OPTIONS } from '../../page/SitePage.tsx';
import { LiveRegion } from '../../widgets/live-region/LiveRegion.tsx';
import { PageFrame } from '../../widgets/page-frame/PageFrame.tsx';

interface ScreenLoadingProps {
  readonly language: Language;
  readonly configuration: Configuration;
}

const nothing = (): void => {};

/** Shows the page while the code of a screen loads. The gallery has loaded all screens, so this is rendered directly. */
export function ScreenLoading({
  language,
  configuration: { brand, brandName },
}: ScreenLoadingProps): ReactElement {
  return (
    <LiveRegion>
      <PageFrame
        brand={{ name: brandName, artwork: `assets/brands/${brand}` }}
        language={{ languages: LANGUAGE_OPTIONS, current: language, onSelect: nothing }}
        waitingFor={0}
      >
        <LoadingScreen onPatienceLost={nothing} />
      </PageFrame>
    </LiveRegion>
  );
}
