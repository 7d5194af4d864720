import { BRAND_TABLE, type Brand, type Configuration, type Visit } from '@gatehouse-login/core';
import { aConfiguration } from '@gatehouse-login/core/testing';
import type { GalleryLanguage, Look } from './address.ts';
import type { Entry } from './entry.ts';

const NAMES: Readonly<Record<Brand, string>> = {
  'city-index': 'Meridian',
  forex: 'Northgate FX',
  whs: 'Whitestone',
  kq: 'KQ Markets',
  'forex-chinese': '金汇',
  'tradingview-city-index': 'Meridian',
  'tradingview-forex': 'Northgate FX',
};

const PARTNER = 'https://partner.example/callback';

/** Returns the configuration that an entry is shown with. The two flags of the login are those of the sandbox's sites. */
export function configurationFor(entry: Entry, { brand, theme }: Look): Configuration {
  const plain = aConfiguration({ brand });
  return {
    ...plain,
    // So that the provider's page, which is part of the gallery, is another site's as far as the flow is concerned.
    origin: 'https://login.example',
    brandName: NAMES[brand],
    appTitle: NAMES[brand],
    pageTitle: NAMES[brand],
    defaultTheme: theme,
    dualLoginSupported: brand === 'whs' || brand === 'forex-chinese',
    riskDisclaimerSvgUrls: { en: 'assets/risk-en.svg', de: 'assets/risk-de.svg' },
    redirectUris: [{ uri: PARTNER, allowQuery: false }],
    ...entry.changes,
    urls: {
      ...plain.urls,
      redirects: { ...plain.urls.redirects, settings: 'https://trade.example/settings/' },
      forgotPasswordUrls: entry.forgotPasswordUrls ?? {
        default: new URL('provider.html', window.location.href).href,
      },
      forgotUsernameUrls: {
        'en-us': 'https://password.example/name',
        default: 'https://password.example/name',
      },
      myAccountUrl: 'https://account.example/?session={session}',
    },
  };
}

/** The language that the page takes a pseudo-locale for. It gives the direction. */
const SPOKEN = { pseudo: 'en', 'pseudo-rtl': 'ar' } as const;

/** Returns the visit that an entry is shown with. TradingView variants need a partner's request. */
export function visitFor({ region, query }: Entry, { brand, lang }: Look): Visit {
  const { regions, tradingview } = BRAND_TABLE[brand];
  const language = spokenLanguage(lang);
  const request = tradingview ? `?redirect_uri=${encodeURIComponent(PARTNER)}` : '';
  const wanted = regions.find((each) => each === region);
  return { region: wanted ?? regions[0] ?? null, language, query: query ?? request };
}

export const spokenLanguage = (lang: GalleryLanguage) =>
  lang === 'pseudo' || lang === 'pseudo-rtl' ? SPOKEN[lang] : lang;
