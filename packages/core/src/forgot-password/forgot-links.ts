import { parseQuery, valuesOf, writeQuery } from '../address/query.ts';
import type { BrandCapabilities } from '../brand/brand-table.ts';
import { type Region, regionKey } from '../brand/region.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Culture } from '../locale/culture.ts';
import { joinAddress, joinQueries, splitAddress } from '../redirect/template.ts';
import { isForeign } from './foreign-origin.ts';

/** The forgot-password link: to our own /reset, or to the region's address in a new tab. Null hides it. */
export type ForgotPasswordTarget =
  | { readonly kind: 'reset' }
  | {
      readonly kind: 'new-tab';
      /** The address. */
      readonly url: string;
    }
  | null;

/**
 * Returns the target of the forgot-password link (spec 2): /reset for brands that reset internally, else
 * the region's own configured address, else /reset. Null if the link is switched off or the brand shows
 * no links to other sites.
 */
export function forgotPasswordTarget(
  brand: BrandCapabilities,
  region: Region | null,
  configuration: Configuration,
): ForgotPasswordTarget {
  if (brand.tradingview || !configuration.showForgotPassword) return null;
  const own = ownAddress(configuration.urls.forgotPasswordUrls, region);
  if (brand.resetsInternally || own === undefined) return { kind: 'reset' };
  return { kind: 'new-tab', url: own };
}

/**
 * Returns the forgot-username address of a region, or null if none is configured or the brand shows
 * no links to other sites.
 */
export function forgotUsernameUrl(
  brand: BrandCapabilities,
  region: Region | null,
  configuration: Configuration,
): string | null {
  return brand.tradingview ? null : (ownAddress(configuration.urls.forgotUsernameUrls, region) ?? null);
}

/**
 * How /reset shows the provider's page: in a frame of `height` CSS pixels, or in a new tab. Null if
 * no address is configured.
 */
export type ResetPage =
  | {
      readonly kind: 'frame';
      /** The address of the provider's page. */
      readonly url: string;
      /** The frame's height in CSS pixels. */
      readonly height: number;
    }
  | { readonly kind: 'new-tab'; readonly url: string }
  | null;

/**
 * Returns the provider's page for a region (spec 2). It is framed if the brand is listed for framing, or if
 * dual login and single-tab login are both off; otherwise it opens in a new tab. A page of our own origin is
 * never framed: its scripts could remove the frame's sandbox and reach into the login.
 */
export function resetPage(region: Region | null, configuration: Configuration, culture: Culture): ResetPage {
  const url = resetPageUrl(region, configuration, culture);
  if (url === null) return null;
  const { brandName, brandsWithForgotPasswordFrame, dualLoginSupported, useSingleTabLogin, origin } =
    configuration;
  const framed =
    brandsWithForgotPasswordFrame.includes(brandName) || !(dualLoginSupported || useSingleTabLogin);
  if (!framed || !isForeign(url, origin)) return { kind: 'new-tab', url };
  return { kind: 'frame', url, height: configuration.capabilities.frameHeight };
}

/**
 * Returns the provider's address for /reset: the region's, else `default`, else null. Adds `theme` (the
 * configured forgotten code) and `cu` (the culture) unless the address has them.
 */
export function resetPageUrl(
  region: Region | null,
  configuration: Configuration,
  culture: Culture,
): string | null {
  const { forgotPasswordUrls } = configuration.urls;
  const address = ownAddress(forgotPasswordUrls, region) ?? ownAddress(forgotPasswordUrls, null);
  if (address === undefined) return null;
  const split = splitAddress(address);
  const given = parseQuery(`?${split.query}`);
  const additions: [string, string][] = [
    ['theme', configuration.forgottenCode],
    ['cu', providerCulture(culture)],
  ];
  const missing = additions.filter(([name, value]) => value !== '' && valuesOf(given, name).length === 0);
  return joinAddress({ ...split, query: joinQueries(split.query, writeQuery(missing)) });
}

/** The provider has pages in Japanese and Chinese; everybody else gets English (spec 2). */
function providerCulture({ code }: Culture): 'ja-jp' | 'zh-chs' | 'en-EN' {
  if (code === 'ja-JP') return 'ja-jp';
  return code === 'zh-CHS' ? 'zh-chs' : 'en-EN';
}

function ownAddress(addresses: Readonly<Record<string, string>>, region: Region | null): string | undefined {
  const key = regionKey(region);
  return Object.hasOwn(addresses, key) ? addresses[key] : undefined;
}
