import type { Configuration, Language, Texts } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { FAULT_WORDS } from '../../boot/fault-words.ts';
import { offerReload } from '../../early/reload.ts';
import { ConfigurationFaultPage } from '../../screens/configuration-fault/ConfigurationFaultPage.tsx';
import { RestrictedInputs } from './RestrictedInputs.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

/** A page that no state of the flow shows: before there is a flow, or in its place. */
export interface PageEntry {
  readonly title: string;
  readonly render: (language: Language, configuration: Configuration) => ReactElement;
  /** Whether it has the look of a brand. Without its configuration, a page does not know its brand. */
  readonly branded?: boolean;
}

const nothing = (): void => {};
const FILE = 'configs/config.json';

/** The pages outside the flow, as `start-site.tsx`, the document and its scripts show them. */
export const PAGES = {
  'not-loaded': {
    title: 'Configuration or screen not loaded',
    render: () => <ConfigurationFaultPage cause={{ key: 'error.unreachable' }} onRetry={nothing} />,
  },
  'configuration-fault': {
    title: 'Configuration with a fault',
    render: () => (
      <ConfigurationFaultPage file={FILE} field="urls.redirects" problem="is missing" onRetry={nothing} />
    ),
  },
  'configuration-unreadable': {
    title: 'Configuration that is not JSON',
    render: () => <ConfigurationFaultPage file={FILE} problem="is not JSON" onRetry={nothing} />,
  },
  'screen-loading': {
    title: 'Screen whose code has not arrived after 6 s',
    branded: true,
    render: (language, configuration) => <ScreenLoading language={language} configuration={configuration} />,
  },
  'restricted-inputs': {
    title: 'Inputs with each restriction',
    render: (language) => <RestrictedInputs language={language} />,
  },
} satisfies Readonly<Record<string, PageEntry>>;

/** What the page says when a script that it needs does not arrive. It stays above whatever is shown. */
export function missScript(texts: Texts): void {
  const { text, action } = { text: texts['page.incomplete'] ?? '', action: texts['action.reload'] ?? '' };
  offerReload({ text, action }, 'status');
}

/** The words of a page that has no texts yet. */
export const pageTexts = (texts: Texts): Texts => ({ ...FAULT_WORDS, ...texts });
