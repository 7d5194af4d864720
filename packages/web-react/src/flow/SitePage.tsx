import { LANGUAGES, languageOf, NATIVE_NAMES, withLanguage } from '@gatehouse-login/core';
import { type ReactElement, useSyncExternalStore } from 'react';
import { PageFrame } from '../widgets/page-frame/PageFrame.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { useSite } from './site.ts';
import { useFlow } from './use-flow.ts';
import { usePageLanguage } from './use-page-language.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ code, name: NATIVE_NAMES[code] }));

/** The whole page: what stands around the screens, and the screen that the flow is at. */
export function SitePage(): ReactElement {
  const { configuration, spinner, history, loadTexts } = useSite();
  const { state } = useFlow();
  const waitingFor = useSyncExternalStore(spinner.subscribe, spinner.getCount, spinner.getCount);
  const { visit } = state;
  usePageLanguage(visit);

  const changeLanguage = async (code: string) => {
    const language = languageOf(code);
    const query = withLanguage(visit.query, language);
    // The texts come first, so that the page never shows keys in between.
    await loadTexts({ ...visit, language, query });
    // The key of a pending step stays, or the step would be given up.
    const { ticket } = history.location.state;
    history.replace(`${history.location.pathname}${query}`, ticket === undefined ? {} : { ticket });
  };
  return (
    <PageFrame
      brand={{ brand: configuration.brand, name: configuration.brandName }}
      language={{ languages: LANGUAGE_OPTIONS, current: visit.language, onSelect: changeLanguage }}
      waitingFor={waitingFor}
    >
      <FlowScreen />
    </PageFrame>
  );
}
