import {
  type BrandCapabilities,
  type Configuration,
  invariant,
  type Runner,
  type SpinnerCounter,
} from '@gatehouse-login/core';
import type { RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { LoadTexts } from '../i18n/texts.ts';

/** What every part of the running site shares. */
export interface Site {
  readonly configuration: Configuration;
  readonly brand: BrandCapabilities;
  readonly runner: Runner;
  readonly spinner: SpinnerCounter;
  readonly history: RouterHistory;
  readonly i18n: i18n;
  readonly loadTexts: LoadTexts;
}

/** Hands the site down to whatever is rendered within it. */
export const SiteContext = createContext<Site | null>(null);

/** The site around a component. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  invariant(site !== null, 'a component of the flow stands within a SiteContext');
  return site;
}
