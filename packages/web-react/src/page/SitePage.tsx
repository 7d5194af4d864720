import {
  invariant,
  LANGUAGES,
  languageOf,
  NATIVE_NAMES,
  onScreen,
  riskDisclaimer,
} from '@gatehouse-login/core';
import { type ReactElement, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Site } from '../flow/site.ts';
import { pageTitleOf } from '../i18n/page-title.ts';
import { renderView } from '../screens/views.ts';
import { LiveRegion } from '../widgets/live-region/LiveRegion.tsx';
import { PageFrame } from '../widgets/page-frame/PageFrame.tsx';
import { DetailsOfLogin } from '../widgets/reference/details.ts';
import { HeadingListener } from '../widgets/screen-heading/ScreenHeading.tsx';
import { changeLanguage } from './change-language.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { usePageLanguage } from './use-page-language.ts';
import { useRestored } from './use-restored.ts';

/** The choices of the language menu. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ code, name: NATIVE_NAMES[code] }));

/** The whole page: the screen of the flow's state, in its frame. */
export function SitePage({ site }: { readonly site: Site }): ReactElement {
  const { configuration, runner, spinner, loadRest } = site;
  const state = useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        // While the destination is chosen, the screen is that of the account call before. Rendering it again would only
        // delay the departure.
        runner.subscribe(({ to }) => {
          if (to.at !== 'choosing-destination') listener();
        }),
      [runner],
    ),
    runner.getSnapshot,
    () => site.stamped ?? runner.getSnapshot(),
  );
  const waitingFor = useSyncExternalStore(spinner.subscribe, spinner.getCount, spinner.getCount);
  const restored = useRestored(runner);
  invariant(state.at !== 'opening', 'the flow is opened at an address before the page is rendered');
  const { visit } = state;
  usePageLanguage(site, visit);
  useEffect(loadRest, [loadRest]);
  const shown = onScreen(state);
  const isEnglishLogin = shown.screen === 'login' && visit.language === 'en';
  const onHeading = useCallback(
    (heading: string) => {
      document.title = pageTitleOf(heading, configuration, isEnglishLogin);
    },
    [configuration, isEnglishLogin],
  );
  return (
    <LiveRegion>
      <PageFrame
        brand={{ name: configuration.brandName, artwork: site.artwork }}
        language={{
          languages: LANGUAGE_OPTIONS,
          current: visit.language,
          onSelect: (code) => changeLanguage(site, languageOf(code)),
        }}
        waitingFor={waitingFor}
        disclaimer={riskDisclaimer(configuration, visit)}
      >
        {/* A page that is restored starts with fresh fields. */}
        <Suspense key={restored} fallback={<LoadingScreen onPatienceLost={site.onMissing} />}>
          <HeadingListener value={onHeading}>
            <DetailsOfLogin value={site.details}>{renderView(shown, site)}</DetailsOfLogin>
          </HeadingListener>
        </Suspense>
      </PageFrame>
    </LiveRegion>
  );
}
